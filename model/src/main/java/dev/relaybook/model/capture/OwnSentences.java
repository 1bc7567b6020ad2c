// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The sentences a user wrote, without the code, logs and quotes that were pasted between them. */
final class OwnSentences {
    private static final int LONGEST_TEXT = 20_000;
    private static final Pattern BULLET = Pattern.compile("(?:[-*+\u2022]|\\d{1,3}[.)])\\s++");
    private static final Pattern PASTED = Pattern.compile("""
        [><|{}$%\\]].*+                                  # quotes, tags, tables, braces, prompts
        |[-+]\\S.*+|@@.*+                                # a diff
        |\\d{1,4}[-:/]\\d{2}.*+|\\[\\d.*+                # times
        |\\[?(?:ERROR|WARN|WARNING|INFO|DEBUG|TRACE|FATAL)\\b.*+
        |at\\s\\S++\\(.*+|File\\s".*+|Caused\\sby:.*+|Traceback.*+
        |\\S*(?:Exception|Error):\\s.*+
        |.*[;{}]                                         # code
        |.*(?:=>|==|!=|&&|\\|\\||\\);|\\(\\)\\s*\\{|</).*+
        |//.*+|/\\*.*+|\\*/.*+
        """, Pattern.COMMENTS);

    private OwnSentences() {}

    static List<String> in(String text) {
        String start = text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT);
        List<String> sentences = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        CodeFence fence = new CodeFence();
        for (String line : start.lines().toList()) {
            boolean code = fence.turnsAt(line) || fence.open() || isPasted(line);
            var bullet = BULLET.matcher(line.strip());
            boolean item = bullet.lookingAt();
            if (code || item || line.isBlank()) flush(paragraph, sentences);
            if (code) continue;
            paragraph.append(paragraph.isEmpty() ? "" : " ");
            paragraph.append(item ? line.strip().substring(bullet.end()) : line.strip());
        }
        flush(paragraph, sentences);
        return List.copyOf(sentences);
    }

    private static boolean isPasted(String line) {
        if (line.startsWith("    ") && !BULLET.matcher(line.strip()).lookingAt()) return true;
        return line.startsWith("\t")
                || line.length() > 1_000
                || PASTED.matcher(line.strip()).matches();
    }

    private static void flush(StringBuilder paragraph, List<String> sentences) {
        String text = paragraph.toString();
        paragraph.setLength(0);
        int from = 0;
        for (int at = 0; at < text.length(); at++) {
            if (!endsAt(text, at)) continue;
            add(text.substring(from, at + 1), sentences);
            from = at + 1;
        }
        add(text.substring(from), sentences);
    }

    /** A closing mark before white space and something that is no lower case letter: {@code e.g. this} goes on. */
    private static boolean endsAt(String text, int at) {
        if (".!?".indexOf(text.charAt(at)) < 0 || at + 2 >= text.length()) return false;
        return Character.isWhitespace(text.charAt(at + 1)) && !Character.isLowerCase(text.charAt(at + 2));
    }

    private static void add(String sentence, List<String> sentences) {
        if (!sentence.isBlank()) sentences.add(sentence.strip());
    }
}
