// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/** Token counts for people: an estimate with one common encoding, never needed to compose. */
public final class Tokens {
    private static final class Lazy {
        static final Encoding ENCODING = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    }

    private Tokens() {}

    /** Special tokens in the text count as the plain text they are. */
    public static long of(String text) {
        return Lazy.ENCODING.countTokensOrdinary(text);
    }
}
