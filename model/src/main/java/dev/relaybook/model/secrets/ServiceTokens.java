// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import static dev.relaybook.model.secrets.TokenChars.ALNUM;
import static dev.relaybook.model.secrets.TokenChars.BASE64;
import static dev.relaybook.model.secrets.TokenChars.DIGITS;
import static dev.relaybook.model.secrets.TokenChars.DOTTED;
import static dev.relaybook.model.secrets.TokenChars.HEX;
import static dev.relaybook.model.secrets.TokenChars.UPPER_DIGITS;
import static dev.relaybook.model.secrets.TokenChars.URL;
import static dev.relaybook.model.secrets.TokenChars.WORD;
import static dev.relaybook.model.secrets.TokenPart.atLeast;
import static dev.relaybook.model.secrets.TokenPart.between;

import java.util.List;

/** Watching, planning and content services. */
final class ServiceTokens {
    private ServiceTokens() {}

    static List<TokenShape> rows() {
        TokenRows rows = new TokenRows();
        rows.where(TokenForm.LETTERS_AND_DIGITS, "newrelic-key", URL, 20, "NRAK-", "NRRA-", "NRII-", "NRIQ-")
                .atLeast("sentry-token", BASE64, 40, "sntrys_")
                .atLeast("sentry-token", HEX, 40, "sntryu_", "sntrya_", "sntryi_")
                .atLeast("grafana-token", WORD, 30, "glsa_")
                .atLeast("grafana-token", BASE64, 30, "glc_")
                .where(TokenForm.MIXED, "grafana-token", BASE64, 60, "eyJrIjoi")
                .parts(
                        "dynatrace-token",
                        List.of(
                                between(UPPER_DIGITS, 24, 24),
                                between(UPPER_DIGITS, 64, 64).after(".")),
                        "dt0c01.",
                        "dt0s01.",
                        "dt0s16.")
                .atLeast("honeycomb-key", ALNUM, 40, "hcaik_", "hcbik_", "hcamk_", "hcxik_")
                .atLeast("posthog-key", ALNUM, 30, "phx_", "phs_")
                .parts(
                        "launchdarkly-key",
                        List.of(
                                between(HEX, 8, 8),
                                between(HEX, 4, 4).after("-"),
                                between(URL, 22, 22).after("-")),
                        "sdk-",
                        "api-")
                .atLeast("snyk-token", URL, 30, "snyk_uat.", "snyk_sat.")
                .atLeast("infracost-key", ALNUM, 30, "ico-")
                .atLeast("pagerduty-key", URL, 20, "pdus+", "pdeu+");
        return content(rows).rows();
    }

    private static TokenRows content(TokenRows rows) {
        return rows.atLeast("linear-key", ALNUM, 30, "lin_api_", "lin_oauth_", "lin_wh_")
                .atLeast("notion-token", ALNUM, 40, "secret_", "ntn_")
                .atLeast("figma-token", URL, 30, "figd_", "figo_")
                .atLeast("postman-key", URL, 40, "PMAK-")
                .parts(
                        "airtable-token",
                        List.of(between(ALNUM, 14, 14), between(HEX, 64, 64).after(".")),
                        "pat")
                .atLeast("contentful-token", URL, 40, "CFPAT-")
                .atLeast("hubspot-token", URL, 30, "pat-na1-", "pat-na2-", "pat-eu1-", "pat-ap1-")
                .parts(
                        "mapbox-token",
                        List.of(atLeast(URL, 30), between(URL, 20, 30).after(".")),
                        "sk.eyJ",
                        "tk.eyJ")
                .atLeast("dropbox-token", URL, 60, "sl.u.", "sl.B", "sl.A")
                .atLeast("typeform-token", DOTTED, 40, "tfp_")
                .atLeast("readme-key", HEX, 50, "rdme_")
                .atLeast("frameio-token", URL, 40, "fio-u-")
                .atLeast("adafruit-key", ALNUM, 28, "aio_")
                .parts(
                        "clickup-token",
                        List.of(
                                between(DIGITS, 4, 12),
                                between(UPPER_DIGITS, 32, 32).after("_")),
                        "pk_")
                .atLeast("intra42-secret", HEX, 60, "s-s4t2ud-", "s-s4t2af-")
                .atLeast("settlemint-token", ALNUM, 14, "sm_aat_", "sm_pat_", "sm_sat_")
                .where(TokenForm.RANDOM, "okta-token", URL, 40, "00");
    }
}
