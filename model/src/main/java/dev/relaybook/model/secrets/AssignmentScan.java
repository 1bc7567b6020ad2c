// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.Optional;

/**
 * Finds values that a name says are secret: {@code DB_PASSWORD=…}, {@code "token": "…"} (also with escaped quotes),
 * {@code api_key: …}.
 */
final class AssignmentScan implements Scan {
    private static final int LONGEST_NAME = 64;
    private static final String MASK = "[secret:";
    private static final int WIDEST_GAP = 6;

    private final String text;
    private final Sightings sightings;
    private int done;

    AssignmentScan(String text, Sightings sightings) {
        this.text = text;
        this.sightings = sightings;
    }

    @Override
    public void lookAt(int at) {
        char sign = text.charAt(at);
        if (at < done || (sign != '=' && sign != ':') || isPartOfPath(at)) return;
        String name = nameBefore(at);
        if (name.length() < 3) return;
        Optional<SecretKey> key = SecretKey.of(name);
        if (key.isEmpty()) return;
        AssignedValue value = AssignedValue.after(text, at, name);
        if (!value.isSecret(key.get())) return;
        done = value.end(text);
        sightings.add(key.get().rule(), value.from(), done, false);
    }

    /** {@code Token::new} and {@code token://}. */
    private boolean isPartOfPath(int at) {
        return text.startsWith("::", at) || text.startsWith("://", at) || (at > 0 && text.charAt(at - 1) == ':');
    }

    private String nameBefore(int at) {
        int end = at;
        while (end > 0 && at - end < WIDEST_GAP && " \t\"'`\\]?".indexOf(text.charAt(end - 1)) >= 0) end--;
        int from = end;
        while (from > 0 && end - from < LONGEST_NAME && TokenChars.DOTTED.has(text.charAt(from - 1))) from--;
        return isMask(from, end) ? "" : text.substring(from, end);
    }

    /** {@code [secret:rule]}, seen from its first or its second word: a masked value's own name is no assignment. */
    private boolean isMask(int from, int end) {
        return text.startsWith(MASK, from - 1)
                || (text.startsWith(MASK, from - MASK.length()) && text.startsWith("]", end));
    }
}
