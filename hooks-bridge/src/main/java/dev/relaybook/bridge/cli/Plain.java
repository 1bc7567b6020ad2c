// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

/** Makes recorded text harmless for a terminal: it is data, and may hold control sequences. */
final class Plain {
    private static final int TAB = 9;

    private Plain() {}

    /** The text with control characters, but line feeds and tabs, replaced by a visible sign. */
    static String text(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        text.codePoints().forEach(it -> {
            boolean harmless = it == '\n' || it == TAB || !(Character.isISOControl(it) || invisible(it));
            plain.appendCodePoint(harmless ? it : '\uFFFD');
        });
        return plain.toString();
    }

    /** Marks that turn the direction of text around can hide what it says. */
    private static boolean invisible(int codePoint) {
        return (codePoint >= 0x202A && codePoint <= 0x202E) || (codePoint >= 0x2066 && codePoint <= 0x2069);
    }

    /** At most {@code most} characters, on one line. */
    static String title(String text, int most) {
        String line = text.replaceAll("\\s+", " ").strip();
        if (line.length() <= most) return line;
        int end = Character.isHighSurrogate(line.charAt(most - 2)) ? most - 2 : most - 1;
        return line.substring(0, end) + "\u2026";
    }
}
