// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sample;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.search.Excerpt;
import dev.relaybook.model.search.Hit;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.model.search.SearchQuery;
import java.util.List;
import java.util.stream.Stream;

/** Finds the records of made-up ledgers in which something of the query can be marked. Filters are passed over. */
public record SampleSearch(Ledgers ledgers) implements LedgerSearch {
    @Override
    public Page find(SearchQuery query, int size, int number) {
        List<Hit> all = ledgers.<List<Hit>>read(in -> in.sessions().stream()
                .flatMap(session -> hits(in, session, query))
                .toList());
        int from = Math.min(all.size(), size * (number - 1));
        int to = Math.min(all.size(), size * number);
        return new Page(all.subList(from, to), to < all.size(), false);
    }

    private static Stream<Hit> hits(LedgerReader in, Session session, SearchQuery query) {
        return in.records(session.ledger()).stream()
                .filter(row -> isMarked(row, query))
                .map(Hit.OfRecord::new);
    }

    private static boolean isMarked(LedgerRecord row, SearchQuery query) {
        return !Excerpt.of(row.statement(), query, 1_000).marks().isEmpty();
    }
}
