// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

/** Follows a text line by line and tells whether it is inside a Markdown code fence. Confined to one thread. */
final class CodeFence {
    private static final int SHORTEST = 3;

    private char mark;
    private int length;

    /** Takes in the next line. True when the line itself opens or closes a fence. */
    boolean turnsAt(String line) {
        int at = indentOf(line);
        int run = runAt(line, at);
        if (run < SHORTEST) return false;
        if (open()) return closes(line, at, run);
        // a back tick after the opening ones is inline code
        if (line.charAt(at) == '`' && line.indexOf('`', at + run) >= 0) return false;
        mark = line.charAt(at);
        length = run;
        return true;
    }

    boolean open() {
        return length > 0;
    }

    private boolean closes(String line, int at, int run) {
        if (line.charAt(at) != mark || run < length || !line.substring(at + run).isBlank()) return false;
        length = 0;
        return true;
    }

    /** The count of blanks before the first character. */
    static int indentOf(String line) {
        int at = 0;
        while (at < line.length() && (line.charAt(at) == ' ' || line.charAt(at) == '\t')) at++;
        return at;
    }

    private static int runAt(String line, int at) {
        if (at == line.length() || (line.charAt(at) != '`' && line.charAt(at) != '~')) return 0;
        int end = at;
        while (end < line.length() && line.charAt(end) == line.charAt(at)) end++;
        return end - at;
    }
}
