// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.PlainText;

/**
 * Makes recorded text harmless where it is quoted: it stays one line, imitates neither our frame nor a host's tags,
 * and hides nothing from the reader.
 */
final class Neutral {
    private static final char OPENING = '\u2039';
    private static final String FRAME = "[relaybook:";
    private static final int WIDEST_GAP = 3;

    private Neutral() {}

    static String line(String text) {
        return withoutMarkup(PlainText.paragraph(text));
    }

    private static String withoutMarkup(String text) {
        if (text.indexOf('<') < 0 && text.indexOf('[') < 0) return text;
        StringBuilder safe = new StringBuilder(text.length() + 8);
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '<' && opensTag(text, at)) {
                safe.append(OPENING);
            } else if (c == '[' && frameEnd(text, at) > 0) {
                int end = frameEnd(text, at);
                safe.append(text, at, end).append(" :");
                at = end;
            } else {
                safe.append(c);
            }
        }
        return safe.toString();
    }

    /** Where the colon of an imitated mark stands, or 0 where none is imitated; what can't be seen hides nothing. */
    private static int frameEnd(String text, int at) {
        int matched = 0;
        for (int i = at; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isInvisible(c)) continue;
            if (Character.toLowerCase(c) != FRAME.charAt(matched)) return 0;
            if (++matched == FRAME.length()) return i;
        }
        return 0;
    }

    private static boolean isInvisible(char c) {
        return Character.getType(c) == Character.FORMAT;
    }

    /** {@code <name}, {@code </name}, {@code <!name}; not a comparison, and not the {@code <String>} of a generic type. */
    private static boolean opensTag(String text, int at) {
        int name = skipBlanks(text, at + 1);
        boolean apart = name > at + 1;
        boolean closing = name < text.length() && "/!?".indexOf(text.charAt(name)) >= 0;
        if (closing) name = skipBlanks(text, name + 1);
        if (name >= text.length() || !Character.isLetter(text.charAt(name))) return false;
        int end = name;
        while (end < text.length() && isNamePart(text.charAt(end))) end++;
        if (apart) return closing || text.indexOf('>', end) == skipBlanks(text, end);
        return closing || !isGeneric(text, at, name, end);
    }

    private static int skipBlanks(String text, int from) {
        int at = from;
        while (at < text.length() && at - from < WIDEST_GAP && (text.charAt(at) == ' ' || isInvisible(text.charAt(at))))
            at++;
        return at;
    }

    private static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == ':';
    }

    /** {@code List<String>}: the bracket follows a word, and the name is a type's. */
    private static boolean isGeneric(String text, int at, int name, int end) {
        if (at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1))) return false;
        if (!Character.isUpperCase(text.charAt(name))) return false;
        boolean plain = text.substring(name, end).chars().allMatch(Character::isLetterOrDigit);
        boolean shouted = end - name > 2 && text.substring(name, end).chars().allMatch(Character::isUpperCase);
        return plain && !shouted;
    }
}
