// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.SectionName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A {@code [compact-handoff]} block: that line, then {@code - name: value} lines in any order until the next line that
 * is {@code […]} alone, the end of the code fence it stands in, or the end. Captured from an agent's words and judged
 * by validation alike.
 *
 * @param line the line of the header, from 1
 * @param fields in the order in which they were written, known or not
 * @param undashed names of sections at lines without {@code - } in front, which are no fields for that
 */
public record HandoffBlock(int line, List<Field> fields, Set<SectionName> undashed) {
    static final String HEADER = "[compact-handoff]";
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Zs}\\p{Cf}]");
    private static final Pattern BULLET = Pattern.compile("^[-*+\u2022](?=\\s|$)");
    private static final List<String> BLANKS = List.of("", "n/a", "na", "none", "null", "-", "not set", "tbd", "todo");

    /**
     * One line of the block.
     *
     * @param name as it was written
     * @param section the section of that name, where there is one
     * @param value with the lines it goes on over, separated by line feeds
     * @param line from 1
     */
    public record Field(String name, Optional<SectionName> section, String value, int line) {
        /** Whether the value says nothing. */
        public boolean blank() {
            return HandoffBlock.blank(value);
        }
    }

    /** What stands in the block and is no field for its form, in one sentence. */
    public Optional<String> oversight() {
        if (fields.isEmpty())
            return Optional.of("The block had no `- name: value` lines, so nothing was read from it.");
        if (undashed.isEmpty()) return Optional.empty();
        String names = undashed.stream().map(SectionName::word).collect(Collectors.joining(", "));
        return Optional.of("No `- ` stands in front of " + names + ", so that was not read.");
    }

    /** The first block in a text. */
    public static Optional<HandoffBlock> parse(String text) {
        return HandoffBlockParser.parse(text);
    }

    /** The field of a section; where it was written twice, the later one. */
    public Optional<Field> field(SectionName name) {
        return fields.reversed().stream()
                .filter(field -> field.section().equals(Optional.of(name)))
                .findFirst();
    }

    /**
     * Whether a value stands for nothing: empty or a word such as {@code n/a} or {@code tbd}, in each of its lines,
     * bullets and characters that can't be seen left aside.
     */
    public static boolean blank(String value) {
        return UNSEEN.matcher(value).replaceAll(" ").lines().allMatch(HandoffBlock::blankLine);
    }

    private static boolean blankLine(String line) {
        String bare = BULLET.matcher(line.strip()).replaceFirst("").strip();
        return BLANKS.stream().anyMatch(bare::equalsIgnoreCase);
    }
}
