// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import dev.relaybook.bridge.hosts.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * What a tool gave back.
 *
 * @param text what the tool said
 * @param exit a shell command's status; empty while it still runs, or where none is told
 */
record CodexResult(String text, Optional<Integer> exit) {
    private static final List<String> STATUS = List.of("Process exited with code ", "Exit code: ");
    private static final String OUTPUT = "\nOutput:\n";
    private static final int HEAD = 400;

    /** One text, a list of parts, or JSON in a text. */
    static CodexResult of(Json output) {
        String text = output.text().orElseGet(() -> parts(output));
        Optional<Json> json =
                text.startsWith("{") ? Json.read(text.getBytes(StandardCharsets.UTF_8)) : Optional.empty();
        Optional<Long> told = json.flatMap(it -> it.at("metadata").number("exit_code"));
        if (told.isPresent()) {
            String said = json.flatMap(it -> it.text("output")).orElse(text);
            return new CodexResult(said, told.map(Long::intValue));
        }
        // the header comes first; what the command printed can hold the same words
        int begins = text.indexOf(OUTPUT);
        String header = text.substring(0, begins >= 0 ? begins : Math.min(HEAD, text.length()));
        String said = begins >= 0 ? text.substring(begins + OUTPUT.length()) : text;
        return new CodexResult(said, exit(header));
    }

    private static String parts(Json output) {
        StringBuilder text = new StringBuilder();
        for (Json part : output.items())
            part.text("text").ifPresent(it -> text.append(it).append('\n'));
        return text.toString();
    }

    private static Optional<Integer> exit(String header) {
        for (String words : STATUS) {
            int at = header.indexOf(words);
            if (at < 0 || (at > 0 && header.charAt(at - 1) != '\n')) continue;
            int end = at + words.length();
            int from = end;
            if (end < header.length() && header.charAt(end) == '-') end++;
            while (end < header.length() && end - from < 6 && Character.isDigit(header.charAt(end))) end++;
            boolean number = end > from && Character.isDigit(header.charAt(end - 1));
            if (number) return Optional.of(Integer.parseInt(header, from, end, 10));
        }
        return Optional.empty();
    }
}
