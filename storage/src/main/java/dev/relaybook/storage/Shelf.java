// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.search.Filter;
import dev.relaybook.model.search.SearchQuery;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A group of texts that is searched by itself. The order is the order in which hits are shown. */
enum Shelf {
    ACTIVE(TextIndex.RECORD, EnumSet.of(RecordState.ACTIVE)),
    SECTIONS(TextIndex.SECTION, EnumSet.noneOf(RecordState.class)),
    PROPOSED(TextIndex.RECORD, EnumSet.of(RecordState.PROPOSED)),
    CHECKPOINTS(TextIndex.CHECKPOINT, EnumSet.noneOf(RecordState.class)),
    PAST(TextIndex.RECORD, EnumSet.of(RecordState.SUPERSEDED, RecordState.TOMBSTONED, RecordState.REJECTED));

    private final TextIndex index;
    private final Set<RecordState> states;

    /** @param states of the records that lie here; none for what has no state */
    Shelf(TextIndex index, Set<RecordState> states) {
        this.index = index;
        this.states = states;
    }

    TextIndex index() {
        return index;
    }

    /** The states that a query leaves here; none for what has no state. */
    Set<RecordState> states(SearchQuery query) {
        List<RecordState> asked = query.all(Filter.InState.class).stream()
                .map(Filter.InState::state)
                .toList();
        if (asked.isEmpty() || states.isEmpty()) return states;
        Set<RecordState> left = EnumSet.copyOf(states);
        left.retainAll(asked);
        return left;
    }

    /** Whether anything here can be what a query asks for: the index would find that out row by row. */
    boolean mayHold(SearchQuery query) {
        boolean state =
                query.all(Filter.InState.class).isEmpty() || !states(query).isEmpty();
        List<Filter.OfKind> kinds = query.all(Filter.OfKind.class);
        return state && (kinds.isEmpty() || kinds.stream().anyMatch(this::mayBe));
    }

    private boolean mayBe(Filter.OfKind kind) {
        return switch (index) {
            case RECORD -> Kind.of(kind.word()).isPresent();
            case CHECKPOINT -> kind.word().equals("checkpoint");
            case SECTION -> Kind.of(kind.word()).isEmpty() && !kind.word().equals("checkpoint");
        };
    }
}
