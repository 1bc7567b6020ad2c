// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import java.util.Arrays;

/**
 * Lets a text begin with a bullet: {@code - like this}. The parser takes whatever begins with a dash for an option, though
 * no option has a blank behind it, so such words go through it with a sign before them that no text holds.
 */
final class Bullets {
    private static final char SIGN = '\uFDD0';

    private Bullets() {}

    static String[] signed(String[] words) {
        return Arrays.stream(words).map(it -> isBullet(it) ? SIGN + it : it).toArray(String[]::new);
    }

    /** What was typed. */
    static String plain(String word) {
        return !word.isEmpty() && word.charAt(0) == SIGN ? word.substring(1) : word;
    }

    private static boolean isBullet(String word) {
        return word.length() > 1 && word.charAt(0) == '-' && Character.isWhitespace(word.charAt(1));
    }
}
