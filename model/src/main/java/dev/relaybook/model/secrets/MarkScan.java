// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import static dev.relaybook.model.secrets.TokenChars.ALNUM;
import static dev.relaybook.model.secrets.TokenChars.BASE64;
import static dev.relaybook.model.secrets.TokenChars.DIGITS;
import static dev.relaybook.model.secrets.TokenChars.HEX;
import static dev.relaybook.model.secrets.TokenChars.TOKEN68;
import static dev.relaybook.model.secrets.TokenChars.URL;

/** Finds tokens that begin like anything and are known by a mark in their middle. Looks at punctuation. */
final class MarkScan implements Scan {
    private static final TokenMark[] MARKS = {
        new TokenMark("telegram-token", DIGITS, 8, 10, "", ":AA", URL, 32, 34),
        new TokenMark("mailchimp-key", HEX, 32, 32, "", "-us", DIGITS, 1, 2),
        new TokenMark("mailgun-key", HEX, 32, 32, "", "-", HEX, 8, 8),
        new TokenMark("terraform-token", ALNUM, 14, 14, "", ".atlasv1.", URL, 60, 70),
        new TokenMark("azure-client-secret", TOKEN68, 5, 5, "Q", "~", TOKEN68, 31, 34),
        new TokenMark("azure-storage-key", BASE64, 76, 76, "", "+ASt", BASE64, 5, 10),
        new TokenMark("azure-key", BASE64, 33, 76, "", "+ACR", BASE64, 5, 10),
    };

    private final Runs runs;
    private final Sightings sightings;

    MarkScan(Runs runs, Sightings sightings) {
        this.runs = runs;
        this.sightings = sightings;
    }

    @Override
    public void lookAt(int at) {
        char sign = runs.text().charAt(at);
        for (TokenMark mark : MARKS) {
            if (mark.sign() != sign) continue;
            int end = mark.endAt(runs, at);
            if (end < 0) continue;
            sightings.add(mark.rule(), mark.startBefore(runs.text(), at), end, true);
            return;
        }
    }
}
