// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import static dev.relaybook.model.secrets.TokenChars.ALNUM;
import static dev.relaybook.model.secrets.TokenChars.BASE64;
import static dev.relaybook.model.secrets.TokenChars.DOTTED;
import static dev.relaybook.model.secrets.TokenChars.HEX;
import static dev.relaybook.model.secrets.TokenChars.PATH;
import static dev.relaybook.model.secrets.TokenChars.TOKEN68;
import static dev.relaybook.model.secrets.TokenChars.UPPER_DIGITS;
import static dev.relaybook.model.secrets.TokenChars.URL;
import static dev.relaybook.model.secrets.TokenChars.WORD;
import static dev.relaybook.model.secrets.TokenShape.atLeast;
import static dev.relaybook.model.secrets.TokenShape.exactly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** The known token shapes, and the ones that may begin at a given pair of characters. Where two match, the first wins. */
final class TokenTable {
    private static final Pattern JWT = Pattern.compile("[\\w-]{6,}\\.eyJ[\\w-]{6,}\\.[\\w-]{8,}");
    private static final Pattern SENDGRID = Pattern.compile("[\\w-]{16,32}\\.[\\w-]{32,64}");

    private static final TokenShape[] NONE = {};
    private static final List<TokenShape> SHAPES = shapes();
    private static final TokenShape[][] BY_PAIR = byPair();

    private TokenTable() {}

    static List<TokenShape> all() {
        return SHAPES;
    }

    /** The shapes whose prefix begins with these two characters; empty for nearly every pair. */
    static TokenShape[] beginningWith(char first, char second) {
        return first < 128 && second < 128 ? BY_PAIR[first << 7 | second] : NONE;
    }

    private static List<TokenShape> shapes() {
        List<TokenShape> rows = new ArrayList<>();
        clouds(rows);
        codeHosts(rows);
        modelProviders(rows);
        chatAndPayment(rows);
        services(rows);
        general(rows);
        return List.copyOf(rows);
    }

    private static void clouds(List<TokenShape> rows) {
        for (String prefix : List.of("AKIA", "ASIA", "ABIA", "ACCA")) {
            rows.add(exactly("aws-access-key", prefix, UPPER_DIGITS, 16));
        }
        rows.add(exactly("google-api-key", "AIza", URL, 35));
        rows.add(atLeast("google-oauth", "ya29.", URL, 20));
        rows.add(atLeast("google-oauth-secret", "GOCSPX-", URL, 20));
        for (String prefix : List.of("dop_v1_", "doo_v1_", "dor_v1_")) {
            rows.add(atLeast("digitalocean-token", prefix, HEX, 40));
        }
        rows.add(exactly("databricks-token", "dapi", HEX, 32));
        rows.add(atLeast("vault-token", "hvs.", URL, 20));
        rows.add(atLeast("vault-token", "hvb.", URL, 20));
        rows.add(atLeast("planetscale-token", "pscale_tkn_", DOTTED, 30));
        rows.add(atLeast("planetscale-password", "pscale_pw_", DOTTED, 30));
        rows.add(atLeast("supabase-token", "sbp_", HEX, 40));
        rows.add(atLeast("tailscale-key", "tskey-", URL, 20));
    }

    private static void codeHosts(List<TokenShape> rows) {
        for (String prefix : List.of("ghp_", "gho_", "ghu_", "ghs_", "ghr_")) {
            rows.add(atLeast("github-token", prefix, ALNUM, 30));
        }
        rows.add(atLeast("github-token", "github_pat_", WORD, 30));
        for (String prefix : List.of("glpat-", "gldt-", "glrt-", "glptt-", "glcbt-", "glsoat-", "glft-", "glagent-")) {
            rows.add(atLeast("gitlab-token", prefix, DOTTED, 20));
        }
        rows.add(atLeast("atlassian-token", "ATATT3", BASE64, 40));
        rows.add(atLeast("bitbucket-token", "ATBB", ALNUM, 28));
        rows.add(atLeast("npm-token", "npm_", ALNUM, 30));
        rows.add(atLeast("pypi-token", "pypi-Ag", URL, 16));
        rows.add(atLeast("pypi-token", "pypi-", URL, 40).and(Placeholder::mixed));
        rows.add(atLeast("rubygems-token", "rubygems_", HEX, 40));
        rows.add(atLeast("docker-token", "dckr_pat_", URL, 20));
        rows.add(atLeast("docker-token", "dckr_oat_", URL, 20));
    }

    private static void modelProviders(List<TokenShape> rows) {
        rows.add(atLeast("anthropic-key", "sk-ant-", URL, 20));
        rows.add(atLeast("openrouter-key", "sk-or-", URL, 30));
        for (String prefix : List.of("sk-proj-", "sk-svcacct-", "sk-admin-")) {
            rows.add(atLeast("openai-key", prefix, URL, 20));
        }
        rows.add(atLeast("openai-key", "sk-", ALNUM, 20).and(Placeholder::lettersAndDigits));
        rows.add(atLeast("huggingface-token", "hf_", ALNUM, 30));
        rows.add(atLeast("groq-key", "gsk_", ALNUM, 40));
        rows.add(atLeast("xai-key", "xai-", ALNUM, 40));
        rows.add(atLeast("replicate-token", "r8_", ALNUM, 30));
        rows.add(atLeast("perplexity-key", "pplx-", ALNUM, 40));
    }

    private static void chatAndPayment(List<TokenShape> rows) {
        for (String kind : List.of("b", "a", "p", "r", "s", "o", "e", "c", "d")) {
            rows.add(atLeast("slack-token", "xox" + kind + "-", DOTTED, 10));
        }
        rows.add(atLeast("slack-token", "xapp-", URL, 20));
        rows.add(atLeast("slack-webhook", "hooks.slack.com/services/", PATH, 20));
        rows.add(atLeast("discord-webhook", "discord.com/api/webhooks/", PATH, 40));
        for (String prefix : List.of("sk_live_", "sk_test_", "rk_live_", "rk_test_")) {
            rows.add(atLeast("stripe-key", prefix, ALNUM, 10));
        }
        rows.add(atLeast("stripe-webhook", "whsec_", BASE64, 20));
        rows.add(exactly("twilio-key", "SK", HEX, 32));
        rows.add(atLeast("sendgrid-key", "SG.", DOTTED, 40)
                .and(tail -> SENDGRID.matcher(tail).lookingAt()));
        rows.add(exactly("mailgun-key", "key-", HEX, 32));
        for (String prefix : List.of("shpat_", "shpca_", "shppa_", "shpss_")) {
            rows.add(atLeast("shopify-token", prefix, ALNUM, 30));
        }
        rows.add(atLeast("square-token", "sq0atp-", URL, 20));
        rows.add(atLeast("square-token", "sq0csp-", URL, 30));
    }

    private static void services(List<TokenShape> rows) {
        rows.add(atLeast("linear-key", "lin_api_", ALNUM, 30));
        rows.add(atLeast("notion-token", "secret_", ALNUM, 40));
        rows.add(atLeast("notion-token", "ntn_", ALNUM, 40));
        rows.add(atLeast("figma-token", "figd_", URL, 30));
        rows.add(atLeast("postman-key", "PMAK-", URL, 40));
        rows.add(atLeast("newrelic-key", "NRAK-", UPPER_DIGITS, 20));
        rows.add(atLeast("sentry-token", "sntrys_", BASE64, 40));
        rows.add(atLeast("sentry-token", "sntryu_", HEX, 40));
        rows.add(atLeast("grafana-token", "glsa_", WORD, 30));
        rows.add(atLeast("grafana-token", "glc_", BASE64, 30));
        rows.add(atLeast("age-key", "AGE-SECRET-KEY-1", UPPER_DIGITS, 50));
    }

    private static void general(List<TokenShape> rows) {
        rows.add(atLeast("jwt", "eyJ", DOTTED, 30).and(tail -> JWT.matcher(tail).lookingAt()));
        for (String prefix : List.of("Bearer ", "bearer ")) {
            rows.add(atLeast("bearer-token", prefix, TOKEN68, 16).and(Placeholder::lettersAndDigits));
        }
    }

    private static TokenShape[][] byPair() {
        TokenShape[][] table = new TokenShape[128 * 128][];
        Arrays.fill(table, NONE);
        for (TokenShape shape : SHAPES) {
            int pair = shape.prefix().charAt(0) << 7 | shape.prefix().charAt(1);
            TokenShape[] longer = Arrays.copyOf(table[pair], table[pair].length + 1);
            longer[longer.length - 1] = shape;
            table[pair] = longer;
        }
        return table;
    }
}
