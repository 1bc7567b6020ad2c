// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The words that stand for enum constants on disk, for example {@code next-step}. They follow from the constants'
 * names; a test pins every one, so renaming a constant needs a translation here.
 */
public final class Words {
    private Words() {}

    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The constants by their words, for who reads thousands. */
    public static <E extends Enum<E>> Map<String, E> table(E[] constants) {
        Map<String, E> table = new HashMap<>();
        for (E constant : constants) table.put(of(constant), constant);
        return Map.copyOf(table);
    }

    public static <E extends Enum<E>> E read(Class<E> type, String word) {
        return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
