// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.HexFormat;

/**
 * Recognises a stretch of a file by its length and a hash: {@code LENGTH:HASH}. It notices that a file was rewritten or is
 * another one; it is no protection from someone who wants to deceive.
 */
final class FileMark {
    private static final int LONGEST = 4096;
    private static final long OFFSET_BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private FileMark() {}

    /** Marks up to {@code length} bytes from a position. */
    static String of(FileChannel channel, long position, long length) throws IOException {
        int counted = (int) Math.min(length, LONGEST);
        return counted + ":" + HexFormat.of().toHexDigits(hash(channel, position, counted));
    }

    /** Marks the last up to {@code length} bytes before a position. */
    static String before(FileChannel channel, long position, long length) throws IOException {
        int counted = (int) Math.min(length, LONGEST);
        return of(channel, position - counted, counted);
    }

    static boolean matches(String mark, FileChannel channel, long position) throws IOException {
        long length = length(mark);
        return length > 0 && mark.equals(of(channel, position, length));
    }

    static boolean matchesBefore(String mark, FileChannel channel, long position) throws IOException {
        long length = length(mark);
        return length > 0 && length <= position && mark.equals(before(channel, position, length));
    }

    private static long length(String mark) {
        int colon = mark.indexOf(':');
        try {
            return colon < 0 ? 0 : Integer.parseInt(mark, 0, colon, 10);
        } catch (NumberFormatException _) {
            return 0;
        }
    }

    private static long hash(FileChannel channel, long position, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining() && channel.read(bytes, position + bytes.position()) > 0) {
            // reads on until all is there or the file ends
        }
        long hash = OFFSET_BASIS;
        for (int i = 0; i < bytes.position(); i++) hash = (hash ^ (bytes.get(i) & 0xff)) * PRIME;
        return hash;
    }
}
