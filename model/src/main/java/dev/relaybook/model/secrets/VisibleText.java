// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.Arrays;
import java.util.Optional;

/**
 * A text without what can't be seen in it. A token that such characters split looks whole to people, and is whole again
 * wherever they are dropped.
 *
 * @param positions where each UTF-16 unit of {@code text} stands in the original
 */
@SuppressWarnings("ArrayRecordComponent") // confined to one call; never compared
record VisibleText(String text, int[] positions) {

    /** Empty when the text holds nothing invisible, as nearly all texts. */
    static Optional<VisibleText> of(String original) {
        if (original.codePoints().noneMatch(VisibleText::invisible)) return Optional.empty();
        StringBuilder text = new StringBuilder(original.length());
        int[] positions = new int[original.length()];
        int point;
        for (int at = 0; at < original.length(); at += Character.charCount(point)) {
            point = original.codePointAt(at);
            if (invisible(point)) continue;
            for (int unit = 0; unit < Character.charCount(point); unit++) positions[text.length() + unit] = at + unit;
            text.appendCodePoint(point);
        }
        return Optional.of(new VisibleText(text.toString(), Arrays.copyOf(positions, text.length())));
    }

    /** The place in the original, what is invisible inside it included. */
    Sightings.Place inOriginal(Sightings.Place place) {
        return new Sightings.Place(place.rule(), positions[place.from()], positions[place.to() - 1] + 1, place.exact());
    }

    private static boolean invisible(int point) {
        if (point == '\n' || point == '\r' || point == '\t') return false;
        return Character.isISOControl(point) || Character.getType(point) == Character.FORMAT;
    }
}
