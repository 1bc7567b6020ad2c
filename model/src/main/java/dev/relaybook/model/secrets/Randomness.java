// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/**
 * Tells what a machine drew at random from what people wrote. Names and paths stay in one class of characters for whole
 * words; drawn text changes between upper case, lower case and digits at about six places of ten, and repeats little.
 */
final class Randomness {
    private static final double LEAST_CHANGES = 0.38;

    /** Of the entropy that as many different characters could have. */
    private static final double LEAST_SHARE = 0.8;

    /** Bits a character: a drawn text of many characters has more, words have less. */
    private static final double ENOUGH_BITS = 4.2;

    private static final double LN2 = Math.log(2);

    private Randomness() {}

    static boolean lettersAndDigits(String text, int from, int to) {
        Census census = Census.of(text, from, to);
        return census.digits() > 0 && census.upper() + census.lower() > 0;
    }

    /** Both cases and a digit: what no plain name has. */
    static boolean mixed(String text, int from, int to) {
        Census census = Census.of(text, from, to);
        return census.digits() > 0 && census.upper() > 0 && census.lower() > 0;
    }

    static boolean looksDrawn(String text, int from, int to) {
        Census census = Census.of(text, from, to);
        int length = to - from;
        if (census.digits() < 2 || census.upper() < 2 || census.lower() < 2) return false;
        if (census.changes() < LEAST_CHANGES * (length - 1)) return false;
        double possible = Math.log(Math.min(length, 64)) / LN2;
        return entropy(text, from, to) >= Math.min(ENOUGH_BITS, LEAST_SHARE * possible);
    }

    /** Shannon's, in bits a character. */
    static double entropy(String text, int from, int to) {
        int[] counts = new int[128];
        for (int i = from; i < to; i++) counts[text.charAt(i) & 127]++;
        double bits = 0;
        for (int count : counts) {
            double share = (double) count / (to - from);
            if (count > 0) bits -= share * Math.log(share) / LN2;
        }
        return bits;
    }

    /** How many characters of each class there are, and how often the class changes. */
    private record Census(int upper, int lower, int digits, int changes) {
        static Census of(String text, int from, int to) {
            int[] counts = new int[4];
            int changes = 0;
            int before = -1;
            for (int i = from; i < to; i++) {
                int now = kind(text.charAt(i));
                counts[now]++;
                if (before >= 0 && now != before) changes++;
                before = now;
            }
            return new Census(counts[0], counts[1], counts[2], changes);
        }

        private static int kind(char c) {
            if (c >= 'A' && c <= 'Z') return 0;
            if (c >= 'a' && c <= 'z') return 1;
            return c >= '0' && c <= '9' ? 2 : 3;
        }
    }
}
