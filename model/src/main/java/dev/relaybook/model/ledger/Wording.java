// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.text.Normalizer;
import java.util.Locale;

/** When two statements say the same. */
public final class Wording {
    private Wording() {}

    /** The statement without what does not change its sense: case, white space, closing marks, quotes. */
    public static String normalised(String statement) {
        String plain = Normalizer.normalize(statement, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[`'\"*_\u2018\u2019\u201c\u201d]", "")
                .replaceAll("\\s+", " ")
                .strip();
        return plain.replaceAll("[.!;:,]+$", "");
    }
}
