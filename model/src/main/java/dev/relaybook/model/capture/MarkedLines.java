// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the marks in an agent's words. A mark counts at the very start of a line and outside code; its text runs to the
 * end of the line and over the indented lines below it.
 */
final class MarkedLines {
    private static final List<String> WORDS =
            List.of("DECISION", "CONSTRAINT", "FACT", "EVIDENCE", "GOTCHA", "SUPERSEDE", "RETIRE");
    private static final Pattern STATES = Pattern.compile(
            "(\\*\\*)?+(DECISION|CONSTRAINT|FACT|EVIDENCE|GOTCHA)(\\*\\*)?+:(\\*\\*)?+(.*+)", Pattern.DOTALL);
    private static final Pattern REFERS = Pattern.compile(
            "(\\*\\*)?+(SUPERSEDES?+|RETIRES?+)[ \\t]++[`\\[]?+(r-[A-Za-z0-9]++)[`\\]]?+(\\*\\*)?+:(\\*\\*)?+(.*+)",
            Pattern.DOTALL);
    private static final Pattern ALMOST = Pattern.compile("(\\*\\*)?+(SUPERSEDES?+|RETIRES?+)[ \\t]++[`\\[]?+r-.*+");
    private static final int MOST = 200;
    private static final List<String> EXAMPLE_IDS = List.of("r-id", "r-xxxx", "r-xxxxxx");

    private final List<String> lines;
    private final CodeFence fence = new CodeFence();
    private final List<MarkedLine> found = new ArrayList<>();

    private MarkedLines(List<String> lines) {
        this.lines = lines;
    }

    static List<MarkedLine> in(String text) {
        if (WORDS.stream().noneMatch(text::contains)) return List.of();
        var reading = new MarkedLines(OwnWords.linesOf(text));
        reading.readAll();
        return List.copyOf(reading.found);
    }

    private void readAll() {
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at);
            if (found.size() == MOST) {
                found.add(new MarkedLine.Garbled(line, "only the first " + MOST + " marks of a message count"));
                return;
            }
            if (fence.turnsAt(line) || fence.open() || !mayBeMark(line)) continue;
            int end = endOfMark(at);
            read(String.join("\n", lines.subList(at, end))).ifPresent(found::add);
            at = end - 1;
        }
    }

    private static boolean mayBeMark(String line) {
        int from = line.startsWith("**") ? 2 : 0;
        return WORDS.stream().anyMatch(word -> line.startsWith(word, from) && goesOnAfter(line, from + word.length()));
    }

    private static boolean goesOnAfter(String line, int at) {
        return at < line.length() && ":*S \t".indexOf(line.charAt(at)) >= 0;
    }

    private int endOfMark(int at) {
        int end = at + 1;
        while (end < lines.size() && goesOn(lines.get(end))) end++;
        return end;
    }

    private static boolean goesOn(String line) {
        boolean indented = line.startsWith(" ") || line.startsWith("\t");
        return indented && !line.isBlank() && !new CodeFence().turnsAt(line);
    }

    private static Optional<MarkedLine> read(String quote) {
        Matcher states = STATES.matcher(quote);
        if (states.matches()) return states(states, quote);
        Matcher refers = REFERS.matcher(quote);
        if (refers.matches()) return refers(refers, quote);
        return ALMOST.matcher(quote.lines().findFirst().orElse("")).matches()
                ? Optional.of(new MarkedLine.Garbled(quote, "a colon and what to say are missing after the id"))
                : Optional.empty();
    }

    private static Optional<MarkedLine> states(Matcher match, String quote) {
        String text = unbold(match, 1, 3, 4, match.group(5));
        if (isExample(text)) return Optional.empty();
        return Kind.of(match.group(2)).map(kind -> new MarkedLine.States(kind, text, quote));
    }

    private static Optional<MarkedLine> refers(Matcher match, String quote) {
        String id = match.group(3);
        String text = unbold(match, 1, 4, 5, match.group(6));
        if (EXAMPLE_IDS.contains(id)) return Optional.empty();
        if (isExample(text)) {
            return Optional.of(new MarkedLine.Garbled(quote, "what to say is missing after " + id));
        }
        return Optional.of(
                match.group(2).startsWith("RETIRE")
                        ? new MarkedLine.Retires(id, text, quote)
                        : new MarkedLine.Supersedes(id, text, quote));
    }

    /** Where the whole line is bold, the closing stars are not part of the text. */
    private static String unbold(Matcher match, int opened, int before, int after, String text) {
        String plain = text.strip();
        boolean closed = Stream.of(before, after).anyMatch(group -> match.group(group) != null);
        boolean whole = match.group(opened) != null && !closed && plain.endsWith("**");
        return whole ? plain.substring(0, plain.length() - 2).strip() : plain;
    }

    /** The hint itself, or its form, said back: nothing is stated. */
    private static boolean isExample(String text) {
        return text.startsWith(",")
                || text.equals("\u2026")
                || (text.startsWith("<") && text.indexOf('>') == text.length() - 1)
                || (text.length() < 40 && Wording.normalised(text).isEmpty());
    }
}
