// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.ArrayList;
import java.util.List;

/** Collects the rows of the table; each takes all the prefixes of one kind of token. */
final class TokenRows {
    private final List<TokenShape> rows = new ArrayList<>();

    List<TokenShape> rows() {
        return rows;
    }

    TokenRows atLeast(String rule, TokenChars chars, int fewest, String... prefixes) {
        return where(TokenForm.ANY, rule, chars, fewest, prefixes);
    }

    TokenRows exactly(String rule, TokenChars chars, int length, String... prefixes) {
        return between(rule, chars, length, length, prefixes);
    }

    TokenRows between(String rule, TokenChars chars, int fewest, int most, String... prefixes) {
        return parts(rule, List.of(TokenPart.between(chars, fewest, most)), prefixes);
    }

    TokenRows where(TokenForm form, String rule, TokenChars chars, int fewest, String... prefixes) {
        return add(rule, List.of(TokenPart.atLeast(chars, fewest)), form, prefixes);
    }

    /** A token of several pieces. */
    TokenRows parts(String rule, List<TokenPart> parts, String... prefixes) {
        return add(rule, parts, TokenForm.ANY, prefixes);
    }

    private TokenRows add(String rule, List<TokenPart> parts, TokenForm form, String... prefixes) {
        for (String prefix : prefixes) rows.add(new TokenShape(rule, prefix, parts, form));
        return this;
    }
}
