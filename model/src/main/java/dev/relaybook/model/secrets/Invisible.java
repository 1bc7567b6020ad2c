// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/** Characters that take no place on paper: controls, format characters and what fonts leave blank. */
final class Invisible {
    /** The high surrogates that invisible characters beyond the basic plane have. */
    private static final String BEYOND = "\uD804\uD80D\uD82F\uD834\uDB40";

    private Invisible() {}

    static boolean is(int point) {
        if (point == '\n' || point == '\r' || point == '\t') return false;
        if (point < 0x7F) return point < ' ';
        return Character.isISOControl(point)
                || Character.getType(point) == Character.FORMAT
                || (point >= 0xFE00 && point <= 0xFE0F)
                || (point >= 0xE0100 && point <= 0xE01EF)
                || point == 0x034F
                || point == 0x115F
                || point == 0x1160
                || point == 0x3164;
    }

    /** Whether an invisible character may begin with this unit. */
    static boolean mayBegin(char unit) {
        return Character.isHighSurrogate(unit) ? BEYOND.indexOf(unit) >= 0 : is(unit);
    }
}
