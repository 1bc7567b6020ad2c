// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.search.Filter;
import dev.relaybook.model.search.Hit;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.model.search.Relevance;
import dev.relaybook.model.search.SearchQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds texts in {@code ledger.db}. SQLite's own ranking reads every row that holds a word, which takes too long where most
 * rows do; so a bounded number of matches is fetched, and ranked here. Thread-safe.
 */
final class SqliteSearch implements LedgerSearch {
    /** Of a longer text only the beginning is weighed. */
    private static final int LONGEST_WEIGHED = 4_000;

    /** How many matches are looked at where times are asked for, which are in no index. */
    private static final int LOOKED_THROUGH = 5_000;

    private final Database database;

    SqliteSearch(Database database) {
        this.database = database;
    }

    @Override
    public Page find(SearchQuery query, int size, int number) {
        long skipped = (long) size * (number - 1);
        return database.reading(sql -> {
            Optional<Set<LedgerId>> ledgers = new LedgerFilter(query).among(sql);
            if (ledgers.isPresent() && ledgers.get().isEmpty()) return new Page(List.of(), false, false);
            return new Search(sql, query, new Matching(query, ledgers)).page(size, skipped);
        });
    }

    /** One search on one snapshot. */
    private static final class Search {
        private final Sql sql;
        private final SearchQuery query;
        private final Matching matching;
        private final Relevance relevance;
        private final Times times;
        private boolean cut;

        Search(Sql sql, SearchQuery query, Matching matching) {
            this.sql = sql;
            this.query = query;
            this.matching = matching;
            relevance = new Relevance(query);
            times = Times.of(query);
        }

        Page page(int size, long skipped) {
            List<Hit> hits = new ArrayList<>();
            long toSkip = skipped;
            for (Shelf shelf : Shelf.values()) {
                if (!shelf.mayHold(query)) continue;
                List<Long> places = ranked(shelf);
                long from = Math.min(toSkip, places.size());
                toSkip -= from;
                for (long place : places.subList((int) from, places.size())) {
                    if (hits.size() == size) return new Page(hits, true, cut);
                    hits.add(hit(shelf.index(), place));
                }
            }
            return new Page(hits, false, cut);
        }

        private List<Long> ranked(Shelf shelf) {
            List<Relevance.Candidate> found = times.any() ? withinTimes(shelf) : newest(shelf);
            if (found.size() > RANKED) cut = true;
            return relevance.order(found.subList(0, Math.min(RANKED, found.size())));
        }

        private List<Relevance.Candidate> newest(Shelf shelf) {
            return sql.list(
                    """
                    SELECT found.place, substr(words, 1, %d) AS words
                    FROM (SELECT rowid AS place FROM %s WHERE %2$s MATCH ? ORDER BY rowid DESC LIMIT ?) AS found
                    JOIN %s AS it ON it.place = found.place
                    """.formatted(
                                    LONGEST_WEIGHED,
                                    shelf.index().index(),
                                    shelf.index().words()),
                    Search::candidate,
                    matching.in(shelf),
                    RANKED + 1);
        }

        /** Looks from the end of time at which most of what is wanted lies; the rows come in that order. */
        private List<Relevance.Candidate> withinTimes(Shelf shelf) {
            String found = "SELECT rowid AS place FROM %1$s WHERE %1$s MATCH ? ORDER BY rowid %2$s LIMIT ?"
                    .formatted(shelf.index().index(), times.oldestFirst() ? "ASC" : "DESC");
            String match = matching.in(shelf);
            long seen = sql.first(
                            "SELECT count(*) AS seen FROM (" + found + ")",
                            row -> row.number("seen"),
                            match,
                            LOOKED_THROUGH)
                    .orElse(0L);
            if (seen == LOOKED_THROUGH) cut = true;
            return sql.list(
                    """
                    SELECT found.place, substr(words, 1, %d) AS words
                    FROM (%s) AS found CROSS JOIN %s AS it ON it.place = found.place
                    WHERE it.said < ? AND it.said >= ? LIMIT ?
                    """.formatted(LONGEST_WEIGHED, found, shelf.index().words()),
                    Search::candidate,
                    match,
                    LOOKED_THROUGH,
                    times.end(),
                    times.start(),
                    RANKED + 1);
        }

        private static Relevance.Candidate candidate(Row row) {
            return new Relevance.Candidate(row.number("place"), row.text("words"));
        }

        private Hit hit(TextIndex index, long place) {
            String row = "SELECT * FROM " + index.table() + " WHERE place = ?";
            return switch (index) {
                case RECORD ->
                    new Hit.OfRecord(sql.first(row, RecordTable::record, place).orElseThrow());
                case SECTION ->
                    new Hit.OfSection(
                            sql.first(row, SectionTable::section, place).orElseThrow());
                case CHECKPOINT ->
                    new Hit.OfCheckpoint(
                            sql.first(row, CheckpointTable::checkpoint, place).orElseThrow());
            };
        }
    }

    /** The time that the filters leave, as texts that sort like the times of rows. */
    private record Times(String start, String end, boolean any, boolean oldestFirst) {
        private static final String ALWAYS = "";
        private static final String NEVER = "~";

        static Times of(SearchQuery query) {
            String start = ALWAYS;
            String end = NEVER;
            for (Filter filter : query.filters()) {
                if (filter instanceof Filter.After it) start = later(start, text(it.start()));
                if (filter instanceof Filter.Before it) end = earlier(end, text(it.end()));
            }
            boolean begins = !start.equals(ALWAYS);
            boolean ends = !end.equals(NEVER);
            return new Times(start, end, begins || ends, ends && !begins);
        }

        /** Without the letter at its end, which would sort behind the parts of a second. */
        private static String text(java.time.Instant time) {
            return time.toString().replace("Z", "");
        }

        private static String later(String one, String other) {
            return one.compareTo(other) >= 0 ? one : other;
        }

        private static String earlier(String one, String other) {
            return one.compareTo(other) <= 0 ? one : other;
        }
    }
}
