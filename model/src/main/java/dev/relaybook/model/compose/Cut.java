// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerRecord;
import java.util.Locale;

/**
 * Why a statement is not handed over word for word. Numbers only, since most are never asked for.
 *
 * @param rank its place among the pinned, or the not pinned, statements of its kind, the youngest first, from 1
 * @param of how many they are
 * @param needs its length in the text, in UTF-16 units
 * @param room what there was: for all statements when it is too long for that, else what the chosen ones left over
 */
public record Cut(Cause cause, int rank, int of, int needs, int room) {
    /** What decided. */
    public enum Cause {
        /** It is longer than all the room there is for statements. */
        TOO_LONG,
        /** Pinned, weightier and younger statements took the room. */
        NO_ROOM,
        /** The whole handoff is shortened. */
        SHORTENED
    }

    static final Cut SHORTENED = new Cut(Cause.SHORTENED, 0, 0, 0, 0);

    /** In words, for people. */
    String of(LedgerRecord row) {
        if (cause == Cause.SHORTENED)
            return "the handoff is shortened, since compactions follow each other without news";
        if (cause == Cause.TOO_LONG) {
            return "longer than all the room for statements: it needs " + needs + " of " + room + " characters";
        }
        return "no room left: " + (row.pinned() ? "pinned, " : "not pinned, ") + "number " + rank + " of " + of + " "
                + Heading.of(row.kind()).toLowerCase(Locale.ROOT) + " from the youngest; it needs " + needs
                + " characters and " + room + " are left";
    }
}
