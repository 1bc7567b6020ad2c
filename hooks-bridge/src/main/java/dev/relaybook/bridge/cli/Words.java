// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import java.util.Locale;

/** How constants are written for people and programs: in lower case, with dashes. */
final class Words {
    private Words() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String count(long number, String one) {
        return number + " " + one + (number == 1 ? "" : "s");
    }
}
