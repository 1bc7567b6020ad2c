// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/** Counts tokens the way a current model does, near enough for people. Thread-safe; never asked on the FX thread. */
public final class TokenCounts {

    public int of(String text) {
        return Table.ENCODING.countTokensOrdinary(text); // the other way throws on words that mark the end of a text
    }

    /** Loading the table takes a third of a second, so it waits until the first text is counted. */
    private static final class Table {
        static final Encoding ENCODING = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    }
}
