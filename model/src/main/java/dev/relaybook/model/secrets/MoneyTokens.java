// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import static dev.relaybook.model.secrets.TokenChars.ALNUM;
import static dev.relaybook.model.secrets.TokenChars.BASE64;
import static dev.relaybook.model.secrets.TokenChars.HEX;
import static dev.relaybook.model.secrets.TokenChars.URL;
import static dev.relaybook.model.secrets.TokenChars.WORD;
import static dev.relaybook.model.secrets.TokenPart.between;

import java.util.List;

/** Payment, shop and shipping services. Their publishable keys are no secrets and have no row. */
final class MoneyTokens {
    private MoneyTokens() {}

    static List<TokenShape> rows() {
        return new TokenRows()
                .atLeast("stripe-key", ALNUM, 10, "sk_live_", "sk_test_", "rk_live_", "rk_test_")
                .atLeast("stripe-webhook", BASE64, 20, "whsec_")
                .atLeast("square-token", URL, 20, "sq0atp-")
                .atLeast("square-token", URL, 30, "sq0csp-", "sq0idp-")
                .where(TokenForm.RANDOM, "square-token", URL, 56, "EAAA")
                .parts(
                        "braintree-token",
                        List.of(between(ALNUM, 10, 20), between(HEX, 32, 32).after("$")),
                        "access_token$production$",
                        "access_token$sandbox$")
                .atLeast("plaid-token", URL, 30, "access-sandbox-", "access-production-", "access-development-")
                .atLeast("razorpay-key", ALNUM, 14, "rzp_live_", "rzp_test_")
                .atLeast("flutterwave-key", URL, 20, "FLWSECK_TEST-", "FLWSECK-")
                .atLeast("shopify-token", ALNUM, 30, "shpat_", "shpca_", "shppa_", "shpss_", "shpua_", "shptka_")
                .atLeast("shippo-token", HEX, 30, "shippo_live_", "shippo_test_")
                .where(TokenForm.MIXED, "easypost-key", ALNUM, 50, "EZAK", "EZTK")
                .atLeast("duffel-token", URL, 30, "duffel_live_", "duffel_test_")
                .exactly("lob-key", HEX, 35, "live_", "test_")
                .where(TokenForm.MIXED, "gocardless-token", URL, 36, "live_", "sandbox_")
                .where(TokenForm.RANDOM, "adyen-key", ALNUM, 60, "AQE")
                .atLeast("paddle-key", WORD, 40, "pdl_live_apikey_", "pdl_sdbx_apikey_", "pdl_ntfset_")
                .rows();
    }
}
