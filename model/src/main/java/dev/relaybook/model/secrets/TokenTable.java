// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The known token shapes, and the ones that may begin at a given pair of characters. Where two match, the first wins. */
final class TokenTable {
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
        rows.addAll(CloudTokens.rows());
        rows.addAll(CodeTokens.rows());
        rows.addAll(ModelTokens.rows());
        rows.addAll(MessageTokens.rows());
        rows.addAll(MoneyTokens.rows());
        rows.addAll(ServiceTokens.rows());
        rows.addAll(GeneralTokens.rows());
        return List.copyOf(rows);
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
