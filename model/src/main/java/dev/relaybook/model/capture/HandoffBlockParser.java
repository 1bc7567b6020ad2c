// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.SectionName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads one block, line by line, in time that follows the length of the text. */
final class HandoffBlockParser {
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final int LONGEST_NAME = 40;

    private final List<HandoffBlock.Field> fields = new ArrayList<>();
    private final Set<SectionName> undashed = EnumSet.noneOf(SectionName.class);
    private final CodeFence fence = new CodeFence();
    private int header;
    private boolean fenced;
    private int fieldIndent = Integer.MAX_VALUE;
    private Optional<Open> current = Optional.empty();

    private HandoffBlockParser() {}

    /** A field whose value may still go on. */
    private record Open(String name, StringBuilder value, int line) {}

    static Optional<HandoffBlock> parse(String text) {
        // most texts hold no block, and need not be read line by line for that
        if (!text.contains("[c") && !text.contains("[C")) return Optional.empty();
        var parser = new HandoffBlockParser();
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            if (!parser.goesOnAfter(line, number)) break;
        }
        parser.close();
        return parser.header == 0
                ? Optional.empty()
                : Optional.of(new HandoffBlock(parser.header, List.copyOf(parser.fields), parser.undashed()));
    }

    /** False when the block has ended. */
    private boolean goesOnAfter(String line, int number) {
        if (header == 0) {
            if (!fence.turnsAt(line) && isHeader(line)) begin(number);
            return true;
        }
        if (CodeFence.indentOf(line) <= fieldIndent && fence.turnsAt(line)) return afterFence();
        if (fence.open() && !fenced) return true;
        return !take(line, number);
    }

    private static boolean isHeader(String line) {
        String plain = line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
        return plain.strip().equalsIgnoreCase(HandoffBlock.HEADER);
    }

    private void begin(int number) {
        header = number;
        fenced = fence.open();
    }

    /** A fence around the block or around its fields ends with it; another one is not part of it. */
    private boolean afterFence() {
        if (fenced) return false;
        if (fence.open()) fenced = fields.isEmpty() && current.isEmpty();
        close();
        return true;
    }

    /** True when the line ends the block. */
    private boolean take(String line, int number) {
        if (line.isBlank()) return false;
        int indent = CodeFence.indentOf(line);
        boolean nested = fieldIndent != Integer.MAX_VALUE && indent > fieldIndent + 1;
        if (!nested && isBracketed(line.strip())) return true;

        Optional<Open> field = nested ? Optional.empty() : field(line, indent, number);
        if (field.isPresent()) {
            close();
            fieldIndent = Math.min(fieldIndent, indent);
            current = field;
        } else if (indent > 0 || isBullet(line, indent)) {
            current.ifPresent(open -> goOn(open, line));
        } else {
            close();
            Optional<SectionName> known = undashed(line);
            if (known.isPresent()) undashed.add(known.get());
        }
        return false;
    }

    /** A field but for its dash. */
    private static Optional<SectionName> undashed(String line) {
        int colon = line.indexOf(':');
        return colon < 1 || colon > LONGEST_NAME ? Optional.empty() : SectionName.of(bare(line.substring(0, colon)));
    }

    private Set<SectionName> undashed() {
        for (HandoffBlock.Field field : fields) {
            if (field.section().isPresent()) undashed.remove(field.section().get());
        }
        return Collections.unmodifiableSet(undashed);
    }

    private static boolean isBracketed(String line) {
        return line.length() > 2 && line.charAt(0) == '[' && line.indexOf(']') == line.length() - 1;
    }

    private static boolean isBullet(String line, int at) {
        return at + 1 < line.length() && "-*+".indexOf(line.charAt(at)) >= 0 && line.charAt(at + 1) == ' ';
    }

    private static Optional<Open> field(String line, int indent, int number) {
        if (!isBullet(line, indent)) return Optional.empty();
        String rest = line.substring(indent + 2).strip();
        int colon = rest.indexOf(':');
        if (colon < 1 || colon > LONGEST_NAME) return Optional.empty();
        String name = bare(rest.substring(0, colon));
        String value = rest.substring(colon + 1);
        boolean bold = rest.startsWith("**") && value.startsWith("**");
        String said = bold ? value.substring(2) : value;
        if (!said.isEmpty() && !Character.isWhitespace(said.charAt(0))) return Optional.empty();
        if (!isName(name)) return Optional.empty();
        return Optional.of(new Open(name, new StringBuilder(said.strip()), number));
    }

    private static String bare(String name) {
        return name.replace("*", "").replace("`", "").strip();
    }

    /** A bullet of a list may hold a colon too, so that a name of several words must be a known one. */
    private static boolean isName(String name) {
        if (name.isEmpty()) return false;
        boolean oneWord = name.codePoints().allMatch(c -> Character.isLetterOrDigit(c) || c == '-' || c == '_');
        return oneWord || SectionName.of(name).isPresent();
    }

    private static void goOn(Open open, String line) {
        if (!open.value().isEmpty()) open.value().append('\n');
        open.value().append(line.strip());
    }

    private void close() {
        current.ifPresent(open -> fields.add(new HandoffBlock.Field(
                open.name(),
                SectionName.of(open.name()),
                open.value().toString().strip(),
                open.line())));
        current = Optional.empty();
    }
}
