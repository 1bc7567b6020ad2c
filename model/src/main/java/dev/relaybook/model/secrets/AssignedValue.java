// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What follows {@code =} or {@code :}.
 *
 * @param name the name in front of the sign
 * @param value its beginning, which is enough to judge it
 * @param ends the characters that end it
 * @param quoted whether it stood in quotes
 * @param tight the sign is {@code =} and the value follows at once, as in an environment file
 * @param ended nothing but the end of the line, or of a parameter, follows an unquoted value
 */
record AssignedValue(String name, String value, int from, String ends, boolean quoted, boolean tight, boolean ended) {
    private static final int JUDGED = 64;
    private static final int WIDEST_GAP = 4;
    private static final String UNQUOTED_ENDS = ",;&|\"'`()<>}\\\u2039";

    private static final Pattern MEMBER = Pattern.compile("[A-Za-z_]\\w*(\\.[A-Za-z_]\\w*)+");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_.]+");

    static AssignedValue after(String text, int sign, String name) {
        int at = sign + 1;
        while (at < text.length() && at - sign < 3 && "=>".indexOf(text.charAt(at)) >= 0) at++;
        int gapFrom = at;
        while (at < text.length() && at - gapFrom < WIDEST_GAP && isBlank(text.charAt(at))) at++;
        boolean tight = at == gapFrom && text.charAt(sign) == '=';
        if (name.toLowerCase(Locale.ROOT).endsWith("authorization")) at = afterScheme(text, at);
        int quote = at;
        while (quote < text.length() && quote - at < 4 && text.charAt(quote) == '\\') quote++;
        boolean quoted = quote < text.length() && "\"'`".indexOf(text.charAt(quote)) >= 0;
        if (quoted) return quoted(text, name, quote, tight);
        boolean program = !tight && text.charAt(sign) == '=';
        return unquoted(text, name, at, tight, program);
    }

    private static int afterScheme(String text, int at) {
        for (String scheme : new String[] {"Basic ", "Bearer ", "Token ", "basic ", "bearer ", "token "}) {
            if (text.startsWith(scheme, at)) return at + scheme.length();
        }
        return at;
    }

    private static AssignedValue quoted(String text, String name, int quote, boolean tight) {
        String ends = text.charAt(quote) + "\n";
        int from = quote + 1;
        int to = runEnd(text, from, from + JUDGED, ends);
        boolean sentence = to < text.length() && isBlank(text.charAt(to));
        while (to > from && text.charAt(to - 1) == '\\') to--;
        return new AssignedValue(name, sentence ? "" : text.substring(from, to), from, ends, true, tight, true);
    }

    private static AssignedValue unquoted(String text, String name, int from, boolean tight, boolean program) {
        int to = runEnd(text, from, from + JUDGED, UNQUOTED_ENDS);
        // `password = word` with blanks around the sign is mostly a program's variable
        boolean last = to == text.length() || to == from + JUDGED || "\n\r&;\\".indexOf(text.charAt(to)) >= 0;
        boolean ended = last && !program;
        boolean call = to < text.length() && text.charAt(to) == '(';
        return new AssignedValue(name, call ? "" : text.substring(from, to), from, UNQUOTED_ENDS, false, tight, ended);
    }

    /** Where the whole value ends. */
    int end(String text) {
        int to = runEnd(text, from, text.length(), ends);
        while (quoted && to > from && text.charAt(to - 1) == '\\') to--;
        return to;
    }

    private static int runEnd(String text, int from, int latest, String ends) {
        int limit = Math.min(text.length(), latest);
        int to = from;
        while (to < limit && text.charAt(to) > ' ' && ends.indexOf(text.charAt(to)) < 0) to++;
        return to;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    boolean isSecret(SecretKey key) {
        if (value.length() < 4 || Placeholder.yours(value, 0) || Placeholder.stands(value) || Placeholder.word(value))
            return false;
        return switch (key) {
            case SECRET -> value.length() >= 8 && Placeholder.lettersAndDigits(value) && !isCode();
            case PASSWORD -> !isName() || (quoted ? value.length() >= 6 : saysWord());
        };
    }

    /** A member or an index of something, as in {@code token = request.headers2}, or a role of a text's markup. */
    private boolean isCode() {
        if (quoted) return false;
        return value.indexOf('[') >= 0
                || value.startsWith(":")
                || value.endsWith(":")
                || (!tight && MEMBER.matcher(value).matches());
    }

    /** Letters only: a word, or a variable of a program. */
    private boolean isName() {
        return NAME.matcher(value).matches() || isCode();
    }

    /** A plain word after {@code PASSWORD=} in an environment, or that ends its line. */
    private boolean saysWord() {
        if (!value.chars().allMatch(Character::isLetter)) return false;
        boolean environment = tight && name.equals(name.toUpperCase(Locale.ROOT));
        return environment || ended;
    }
}
