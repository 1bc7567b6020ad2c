// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Carries a hook's stderr in one header line: plain ASCII, all else as {@code \0} and three octal digits, which a shell's
 * {@code printf %b} turns back into bytes.
 */
public final class ReplyHeader {
    public static final String EXIT = "X-Exit";
    public static final String STDERR = "X-Stderr";
    /** A request's header: how many milliseconds its sender still waits. */
    public static final String TIME_LEFT = "X-Time-Left";
    /** A request's header, once for each variable of {@link HookEnvironment}: {@code NAME=value}. */
    public static final String ENVIRONMENT = "X-Env";

    private static final int LONGEST = 4000;

    public static String encode(String text) {
        String shown = text.length() <= LONGEST ? text : text.substring(0, LONGEST);
        StringBuilder line = new StringBuilder();
        for (byte b : shown.getBytes(StandardCharsets.UTF_8)) {
            boolean plain = b > ' ' && b < 0x7f && b != '\\';
            boolean inside = b == ' ' && !line.isEmpty();
            if (plain || inside) line.append((char) b);
            else line.append("\\0").append(octal(b));
        }
        // a header's value loses the blanks at its end
        int end = line.length() - 1;
        if (end >= 0 && line.charAt(end) == ' ') line.replace(end, end + 1, "\\0040");
        return line.toString();
    }

    public static byte[] decode(String line) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int i = 0;
        while (i < line.length()) {
            if (line.startsWith("\\0", i) && i + 5 <= line.length()) {
                bytes.write(Integer.parseInt(line, i + 2, i + 5, 8));
                i += 5;
            } else {
                bytes.write(line.charAt(i++));
            }
        }
        return bytes.toByteArray();
    }

    private static String octal(byte b) {
        int value = b & 0xff;
        return "" + (value >> 6) + ((value >> 3) & 7) + (value & 7);
    }

    private ReplyHeader() {}
}
