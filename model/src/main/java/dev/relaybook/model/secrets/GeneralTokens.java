// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import static dev.relaybook.model.secrets.TokenChars.TOKEN68;
import static dev.relaybook.model.secrets.TokenChars.URL;
import static dev.relaybook.model.secrets.TokenPart.atLeast;

import java.util.List;

/** Shapes that belong to no one service. */
final class GeneralTokens {
    private static final List<TokenPart> SIGNED = List.of(
            atLeast(URL, 6), atLeast(URL, 6).after(".eyJ"), atLeast(URL, 8).after("."));

    /** Five parts, of which the key may be empty. */
    private static final List<TokenPart> ENCRYPTED = List.of(
            atLeast(URL, 6),
            atLeast(URL, 0).after("."),
            atLeast(URL, 8).after("."),
            atLeast(URL, 8).after("."),
            atLeast(URL, 8).after("."));

    private GeneralTokens() {}

    static List<TokenShape> rows() {
        return new TokenRows()
                .parts("jwt", SIGNED, "eyJ")
                .parts("jwt", ENCRYPTED, "eyJ")
                .where(TokenForm.LETTERS_AND_DIGITS, "bearer-token", TOKEN68, 16, "Bearer ", "bearer ", "BEARER ")
                .rows();
    }
}
