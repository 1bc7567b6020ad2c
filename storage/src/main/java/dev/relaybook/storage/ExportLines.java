// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The lines of a file that may hold anything, one at a time and none longer than memory bears. Confined to one thread. */
final class ExportLines {
    static final int LONGEST = 16 << 20;
    private static final int CHUNK = 1 << 16;

    private final InputStream in;
    private final byte[] chunk = new byte[CHUNK];
    private int at;
    private int filled;
    private long number;

    ExportLines(InputStream in) {
        this.in = in;
    }

    /** The number of the line that was read last, from 1. */
    long number() {
        return number;
    }

    Optional<String> next() throws IOException {
        if (!fill()) return Optional.empty();
        number++;
        var line = new ByteArrayOutputStream();
        while (fill()) {
            int end = at;
            while (end < filled && chunk[end] != '\n') end++;
            line.write(chunk, at, end - at);
            if (line.size() > LONGEST) throw new ImportRefusal(number, "it is longer than " + LONGEST + " bytes");
            boolean ended = end < filled;
            at = ended ? end + 1 : end;
            if (ended) break;
        }
        return Optional.of(text(line.toByteArray()));
    }

    /** Whether there is a byte to look at. */
    private boolean fill() throws IOException {
        if (at < filled) return true;
        at = 0;
        filled = Math.max(in.read(chunk), 0);
        return filled > 0;
    }

    private String text(byte[] line) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
        } catch (CharacterCodingException _) {
            throw new ImportRefusal(number, "it is not UTF-8");
        }
    }
}
