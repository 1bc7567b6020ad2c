// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import static dev.relaybook.model.secrets.TokenChars.ALNUM;
import static dev.relaybook.model.secrets.TokenChars.BASE64;
import static dev.relaybook.model.secrets.TokenChars.DOTTED;
import static dev.relaybook.model.secrets.TokenChars.HEX;
import static dev.relaybook.model.secrets.TokenChars.URL;
import static dev.relaybook.model.secrets.TokenChars.WORD;

import java.util.List;

/** Code hosts, build services and package registries. */
final class CodeTokens {
    private CodeTokens() {}

    static List<TokenShape> rows() {
        TokenRows rows = new TokenRows();
        rows.atLeast("github-token", ALNUM, 30, "ghp_", "gho_", "ghu_", "ghs_", "ghr_")
                .atLeast("github-token", WORD, 30, "github_pat_")
                .atLeast("gitlab-token", DOTTED, 20, "glpat-", "gldt-", "glrt-", "glptt-", "glcbt-", "glsoat-", "glft-")
                .atLeast("gitlab-token", DOTTED, 20, "glagent-", "glimt-", "glffct-", "glrtr-", "gloas-", "glwt-")
                .where(TokenForm.MIXED, "gitlab-token", URL, 20, "GR1348941")
                .atLeast("atlassian-token", BASE64, 40, "ATATT3", "ATCTT3", "ATSTT3", "ATOTT3")
                .atLeast("bitbucket-token", ALNUM, 28, "ATBB")
                .atLeast("trello-token", ALNUM, 60, "ATTA")
                .atLeast("sourcegraph-token", WORD, 40, "sgp_")
                .atLeast("sourcegraph-token", HEX, 50, "slk_")
                .atLeast("circleci-token", WORD, 40, "CCIPAT_", "CCIPRJ_")
                .atLeast("buildkite-token", ALNUM, 40, "bkua_", "bkpt_", "bkaj_", "bkct_")
                .atLeast("sonar-token", HEX, 40, "sqp_", "squ_", "sqa_");
        return registries(rows).rows();
    }

    private static TokenRows registries(TokenRows rows) {
        return rows.atLeast("npm-token", ALNUM, 30, "npm_")
                .atLeast("pypi-token", URL, 16, "pypi-Ag")
                .where(TokenForm.MIXED, "pypi-token", URL, 40, "pypi-")
                .atLeast("rubygems-token", HEX, 40, "rubygems_")
                .where(TokenForm.RANDOM, "crates-token", ALNUM, 32, "cio")
                .where(TokenForm.LETTERS_AND_DIGITS, "nuget-key", ALNUM, 43, "oy2")
                .atLeast("clojars-token", HEX, 50, "CLOJARS_")
                .atLeast("packagist-token", HEX, 40, "packagist_ort_", "packagist_out_", "packagist_uut_")
                .atLeast("docker-token", URL, 20, "dckr_pat_", "dckr_oat_")
                .where(TokenForm.MIXED, "artifactory-token", ALNUM, 60, "AKCp", "cmVmdGtu")
                .atLeast("jsr-token", ALNUM, 30, "jsrp_", "jsrd_");
    }
}
