// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.Kind;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Tells of each statement that was left out why it was. Confined to one thread. */
final class Cuts {
    private final boolean shortened;
    private final int room;
    private final int left;
    private final int[] pinned = new int[Kind.values().length];
    private final int[] others = new int[Kind.values().length];
    private final Map<Statement, Integer> ranks = new IdentityHashMap<>();

    private Cuts(boolean shortened, int room, int left) {
        this.shortened = shortened;
        this.room = room;
        this.left = left;
    }

    /** All that is left out of a shortened handoff. */
    static Cuts shortened() {
        return new Cuts(true, 0, 0);
    }

    /**
     * @param all the chosen ones too, in the order of recording
     * @param room what there was for statements
     * @param left what the chosen ones did not take
     */
    static Cuts among(List<Statement> all, int room, int left) {
        Cuts cuts = new Cuts(false, room, left);
        for (Statement statement : all.reversed())
            cuts.ranks.put(statement, ++cuts.group(statement)[cuts.kind(statement)]);
        return cuts;
    }

    Cut of(Statement statement) {
        if (shortened) return Cut.SHORTENED;
        int needs = statement.estimate() + 1;
        Cut.Cause cause = statement.estimate() > room ? Cut.Cause.TOO_LONG : Cut.Cause.NO_ROOM;
        return new Cut(
                cause,
                ranks.getOrDefault(statement, 0),
                group(statement)[kind(statement)],
                needs,
                cause == Cut.Cause.TOO_LONG ? room : left);
    }

    private int[] group(Statement statement) {
        return statement.row().pinned() ? pinned : others;
    }

    private static int kind(Statement statement) {
        return statement.row().kind().ordinal();
    }
}
