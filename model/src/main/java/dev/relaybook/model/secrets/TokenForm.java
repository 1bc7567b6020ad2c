// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/** What the characters after a prefix must be beyond belonging to the right set. */
enum TokenForm {
    ANY,
    LETTERS_AND_DIGITS,
    /** Both cases and digits. */
    MIXED,
    /** As irregular as what a machine draws, see {@link Randomness}. */
    RANDOM;

    boolean holds(String text, int from, int to) {
        return switch (this) {
            case ANY -> true;
            case LETTERS_AND_DIGITS -> Randomness.lettersAndDigits(text, from, to);
            case MIXED -> Randomness.mixed(text, from, to);
            case RANDOM -> Randomness.looksDrawn(text, from, to);
        };
    }
}
