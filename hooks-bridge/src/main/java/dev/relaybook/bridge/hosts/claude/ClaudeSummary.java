// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

/** The model's own words in the line that carries a summary: the host puts fixed sentences around them. */
final class ClaudeSummary {
    private static final String BEGIN = "Summary:\n";

    private ClaudeSummary() {}

    /**
     * What follows the line {@code Summary:} up to the paragraph that names the session's log, with which the host's
     * closing words begin; all of it where there is no such line or paragraph.
     */
    static String in(String text, String session) {
        int begin = begin(text);
        if (begin < 0) return text.strip();
        String rest = text.substring(begin);
        int log = session.isEmpty() ? -1 : rest.lastIndexOf("/" + session + ".jsonl");
        int closing = log < 0 ? -1 : rest.lastIndexOf("\n\n", log);
        return (closing < 0 ? rest : rest.substring(0, closing)).strip();
    }

    private static int begin(String text) {
        if (text.startsWith(BEGIN)) return BEGIN.length();
        int found = text.indexOf("\n" + BEGIN);
        return found < 0 ? -1 : found + 1 + BEGIN.length();
    }
}
