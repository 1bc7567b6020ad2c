// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/** Characters that take no place on paper: controls, format characters and what fonts leave blank. */
final class Invisible {
    /** The high surrogates that invisible characters beyond the basic plane have. */
    private static final String BEYOND = "\uD804\uD80D\uD82F\uD834\uDB40\uDB41\uDB42\uDB43";

    private static final int BRAILLE_BLANK = 0x2800;
    private static final int OBJECT_REPLACEMENT = 0xFFFC;

    private Invisible() {}

    static boolean is(int point) {
        if (point == '\n' || point == '\r' || point == '\t') return false;
        if (point < 0x7F) return point < ' ';
        return Character.isISOControl(point)
                || Character.getType(point) == Character.FORMAT
                || isIgnorable(point)
                || point == BRAILLE_BLANK
                || point == OBJECT_REPLACEMENT;
    }

    /** What Unicode calls ignorable by default, the format characters apart: fillers, selectors and what is reserved for them. */
    private static boolean isIgnorable(int point) {
        return point == 0x034F
                || (point >= 0x115F && point <= 0x1160)
                || (point >= 0x17B4 && point <= 0x17B5)
                || (point >= 0x180B && point <= 0x180F)
                || (point >= 0x2060 && point <= 0x206F)
                || point == 0x3164
                || (point >= 0xFE00 && point <= 0xFE0F)
                || point == 0xFFA0
                || (point >= 0xFFF0 && point <= 0xFFF8)
                || (point >= 0xE0000 && point <= 0xE0FFF);
    }

    /** Whether an invisible character may begin with this unit. */
    static boolean mayBegin(char unit) {
        return Character.isHighSurrogate(unit) ? BEYOND.indexOf(unit) >= 0 : is(unit);
    }
}
