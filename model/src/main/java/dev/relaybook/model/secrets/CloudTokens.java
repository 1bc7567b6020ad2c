// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import static dev.relaybook.model.secrets.TokenChars.ALNUM;
import static dev.relaybook.model.secrets.TokenChars.BASE64;
import static dev.relaybook.model.secrets.TokenChars.DOTTED;
import static dev.relaybook.model.secrets.TokenChars.HEX;
import static dev.relaybook.model.secrets.TokenChars.UPPER_DIGITS;
import static dev.relaybook.model.secrets.TokenChars.URL;
import static dev.relaybook.model.secrets.TokenPart.between;

import java.util.List;

/** Clouds, hosting and the vaults and databases that run on them. */
final class CloudTokens {
    private CloudTokens() {}

    static List<TokenShape> rows() {
        TokenRows rows = new TokenRows();
        rows.exactly("aws-access-key", UPPER_DIGITS, 16, "AKIA", "ASIA", "ABIA", "ACCA")
                .atLeast("aws-bedrock-key", BASE64, 60, "ABSK")
                .exactly("google-api-key", URL, 35, "AIza")
                .atLeast("google-oauth", URL, 20, "ya29.")
                .atLeast("google-refresh-token", URL, 30, "1//0")
                .atLeast("google-oauth-secret", URL, 20, "GOCSPX-")
                .where(TokenForm.MIXED, "google-api-key", URL, 30, "AQ.Ab8")
                .atLeast("digitalocean-token", HEX, 40, "dop_v1_", "doo_v1_", "dor_v1_")
                .atLeast("cloudflare-token", ALNUM, 40, "cfk_", "cfut_", "cfat_")
                .parts(
                        "cloudflare-origin-key",
                        List.of(between(HEX, 20, 32), between(HEX, 100, 180).after("-")),
                        "v1.0-")
                .where(TokenForm.LETTERS_AND_DIGITS, "alibaba-access-key", ALNUM, 16, "LTAI")
                .where(TokenForm.LETTERS_AND_DIGITS, "tencent-secret-id", ALNUM, 28, "AKID")
                .exactly("scaleway-access-key", UPPER_DIGITS, 17, "SCW")
                .atLeast("yandex-api-key", URL, 35, "AQVN")
                .atLeast("heroku-key", URL, 30, "HRKU-")
                .atLeast("fly-token", BASE64, 40, "fm1_", "fm1r_", "fm2_")
                .atLeast("fly-token", URL, 40, "fo1_")
                .atLeast("netlify-token", ALNUM, 30, "nfp_", "nfo_", "nfc_", "nfu_")
                .atLeast("vercel-token", ALNUM, 24, "vcp_", "vci_", "vca_", "vcr_", "vck_")
                .where(TokenForm.LETTERS_AND_DIGITS, "render-key", ALNUM, 24, "rnd_");
        return data(rows).rows();
    }

    private static TokenRows data(TokenRows rows) {
        return rows.exactly("databricks-token", HEX, 32, "dapi")
                .parts(
                        "databricks-token",
                        List.of(between(HEX, 32, 32), between(HEX, 1, 2).after("-")),
                        "dapi")
                .atLeast("vault-token", URL, 20, "hvs.", "hvb.", "hvr.")
                .where(TokenForm.MIXED, "doppler-token", DOTTED, 36, "dp.pt.", "dp.st.", "dp.ct.", "dp.sa.")
                .where(TokenForm.MIXED, "doppler-token", DOTTED, 36, "dp.scim.", "dp.audit.")
                .atLeast("onepassword-token", BASE64, 80, "ops_eyJ")
                .parts(
                        "onepassword-secret-key",
                        List.of(
                                between(UPPER_DIGITS, 6, 6),
                                between(URL, 26, 40).after("-")),
                        "A3-")
                .atLeast("pulumi-token", HEX, 40, "pul-")
                .atLeast("planetscale-token", DOTTED, 30, "pscale_tkn_", "pscale_oauth_")
                .atLeast("planetscale-password", DOTTED, 30, "pscale_pw_")
                .atLeast("supabase-token", HEX, 40, "sbp_")
                .atLeast("supabase-secret", URL, 24, "sb_secret_")
                .atLeast("neon-key", ALNUM, 40, "napi_")
                .atLeast("prefect-token", ALNUM, 30, "pnu_", "pnb_")
                .atLeast("tailscale-key", URL, 20, "tskey-")
                .atLeast("age-key", UPPER_DIGITS, 50, "AGE-SECRET-KEY-1");
    }
}
