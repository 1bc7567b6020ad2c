// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import java.util.List;

/**
 * What the left out statements of one handoff were measured against.
 *
 * @param all the chosen statements too, in the order of recording
 * @param room what there was for statements
 * @param left what the chosen ones did not take
 */
record Cuts(List<Statement> all, int room, int left) {
    private static final int SHORTENED = -1;

    /** The statements of a handoff that has no room for any. */
    static Cuts ofShortened(List<Statement> all) {
        return new Cuts(all, SHORTENED, 0);
    }

    boolean areOfShortened() {
        return room == SHORTENED;
    }

    /** A place among the pinned, or the not pinned, statements of one kind, the youngest first, from 1. */
    record Rank(int place, int of) {}

    Rank rankOf(Statement statement) {
        List<Statement> peers = all.stream()
                .filter(it -> it.row().kind() == statement.row().kind()
                        && it.row().pinned() == statement.row().pinned())
                .toList();
        return new Rank(peers.size() - peers.indexOf(statement), peers.size());
    }
}
