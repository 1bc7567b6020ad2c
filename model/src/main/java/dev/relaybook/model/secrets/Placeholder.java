// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Tells what only stands for a secret: a blank to fill in, a variable, a word of prose or of a type. */
final class Placeholder {
    private static final List<String> BEGINNINGS = List.of(
            "$",
            "<",
            "%",
            "{",
            "[secret:",
            "[redacted",
            "[",
            "\u2039",
            "process.env",
            "os.environ",
            "os.getenv",
            "env.",
            "env(",
            "env[",
            "system.getenv",
            "getenv",
            "import.meta",
            "secrets.",
            "vars.",
            "config.",
            "settings.",
            "http://",
            "https://",
            "your",
            "example",
            "changeme",
            "change-me",
            "change_me",
            "replace",
            "redacted",
            "placeholder",
            "insert",
            "todo",
            "enter-",
            "enter_",
            "self.",
            "this.",
            "~/",
            "./");

    private static final Set<String> WORDS = Set.of(
            "string",
            "str",
            "text",
            "number",
            "int",
            "bool",
            "boolean",
            "any",
            "unknown",
            "object",
            "null",
            "none",
            "nil",
            "undefined",
            "true",
            "false",
            "required",
            "optional",
            "secret",
            "password",
            "passwd",
            "token",
            "key",
            "value",
            "example",
            "hidden",
            "changed",
            "invalid",
            "expired",
            "missing",
            "empty",
            "default",
            "username",
            "user",
            "input",
            "field",
            "label",
            "field_type",
            "readonly",
            "masked",
            "unset",
            "login",
            "prompt",
            "disabled",
            "enabled",
            "incorrect",
            "wrong",
            "forgotten",
            "reset",
            "update",
            "updated",
            "rotate",
            "rotated",
            "revoked",
            "generated",
            "yes",
            "no",
            "off",
            "on",
            "test",
            "dummy",
            "foo",
            "bar",
            "mixed",
            "bytes",
            "char",
            "varchar",
            "function",
            "final",
            "const",
            "return",
            "await",
            "new",
            "self",
            "this");

    private static final String FILLING = "xX*.0-_#?\u2022";

    private Placeholder() {}

    /** Made of nothing but what people fill a gap with, such as {@code xxxx} or {@code ****}. */
    static boolean filledIn(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (FILLING.indexOf(value.charAt(i)) < 0) return false;
        }
        return true;
    }

    /** What stands in a token's place: filled in, of hardly any different characters, or said to be an example. */
    static boolean fills(String text, int from, int to) {
        long low = 0;
        long high = 0;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c < 64) low |= 1L << c;
            else high |= 1L << c;
            if ((c == 'x' || c == 'X') && crossed(text, i, to)) return true;
            if (c == 'E' && text.startsWith("EXAMPLE", i)) return true;
        }
        return Long.bitCount(low) + Long.bitCount(high) < 4;
    }

    private static boolean crossed(String text, int at, int to) {
        return at + 6 <= to && text.regionMatches(true, at, "xxxxxx", 0, 6);
    }

    /** Begins like {@code your-token-here}. */
    static boolean yours(String text, int from) {
        return text.regionMatches(true, from, "your", 0, 4);
    }

    /** The value is a variable, a path, a masked secret or a blank to fill in. */
    static boolean stands(String value) {
        String lower = value.toLowerCase(Locale.ROOT);
        return filledIn(value)
                || (lower.startsWith("/") && !mixed(value))
                || BEGINNINGS.stream().anyMatch(lower::startsWith)
                || lower.contains("[secret:")
                || lower.contains("xxx")
                || lower.contains("***")
                || lower.contains("...")
                || lower.contains("${")
                || lower.contains("{{");
    }

    static boolean word(String value) {
        return WORDS.contains(value.toLowerCase(Locale.ROOT));
    }

    static boolean lettersAndDigits(String value) {
        return value.chars().anyMatch(Character::isDigit) && value.chars().anyMatch(Character::isLetter);
    }

    /** Both cases and a digit: what no plain name has. */
    static boolean mixed(String value) {
        return lettersAndDigits(value)
                && value.chars().anyMatch(Character::isUpperCase)
                && value.chars().anyMatch(Character::isLowerCase);
    }
}
