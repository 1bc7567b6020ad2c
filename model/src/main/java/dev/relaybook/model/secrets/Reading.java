// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.Arrays;

/**
 * A text as something else would read it, and where each of its UTF-16 units stands in the text it was made from.
 *
 * @param from where the unit begins there
 * @param to where it ends there; an escape is longer than what it stands for
 */
@SuppressWarnings("ArrayRecordComponent") // confined to one call; never compared
record Reading(String text, int[] from, int[] to) {

    /** The place in the text that this one was made from. */
    Sightings.Place inSource(Sightings.Place place) {
        return new Sightings.Place(place.rule(), from[place.from()], to[place.to() - 1], place.exact());
    }

    /** Writes a reading down. */
    static final class Pen {
        private final StringBuilder text;
        private final int[] from;
        private final int[] to;

        /** For a reading that is no longer than {@code source}. */
        Pen(String source) {
            text = new StringBuilder(source.length());
            from = new int[source.length()];
            to = new int[source.length()];
        }

        void write(char unit, int begins, int ends) {
            from[text.length()] = begins;
            to[text.length()] = ends;
            text.append(unit);
        }

        Reading reading() {
            int length = text.length();
            return new Reading(text.toString(), Arrays.copyOf(from, length), Arrays.copyOf(to, length));
        }
    }
}
