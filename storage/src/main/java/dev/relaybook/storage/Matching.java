// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.search.Filter;
import dev.relaybook.model.search.SearchQuery;
import dev.relaybook.model.search.Term;
import dev.relaybook.model.search.UnspacedScript;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A query in the words of FTS5. What people typed stands in quotes, so that none of it is taken for syntax. */
final class Matching {
    private final SearchQuery query;
    private final Optional<Set<LedgerId>> ledgers;

    /** @param ledgers those that a filter leaves, empty where none is by project or session */
    Matching(SearchQuery query, Optional<Set<LedgerId>> ledgers) {
        this.query = query;
        this.ledgers = ledgers;
    }

    String in(Shelf shelf) {
        List<String> all = new ArrayList<>();
        query.wanted().forEach(it -> all.add("words : " + quoted(it)));
        facets(shelf).forEach(it -> all.add("facets : " + it));
        if (all.isEmpty()) all.add("facets : all"); // FTS5 can't leave out without taking something
        List<String> none = new ArrayList<>();
        query.unwanted().forEach(it -> none.add("words : " + quoted(it)));
        if (shelf.index() == TextIndex.RECORD && !bySession()) none.add("facets : lent");
        String wanted = String.join(" AND ", all);
        return none.isEmpty() ? wanted : "(" + wanted + ") NOT (" + String.join(" OR ", none) + ")";
    }

    private List<String> facets(Shelf shelf) {
        return Stream.of(
                        any(shelf.states(query), it -> "s" + it.word()),
                        any(
                                query.all(Filter.OfKind.class),
                                it -> "k" + it.word().replace("-", "")),
                        any(query.all(Filter.OfHost.class), it -> "h" + hex(it.host())),
                        ledgers.map(it -> or(it, ledger -> "l" + hex(ledger.value()))))
                .flatMap(Optional::stream)
                .toList();
    }

    /** A promoted record is found once, in its project, unless its session is asked for. */
    private boolean bySession() {
        return !query.all(Filter.OfSession.class).isEmpty()
                || !query.all(Filter.OfHost.class).isEmpty();
    }

    private static <T> Optional<String> any(Collection<T> all, Function<T, String> facet) {
        return all.isEmpty() ? Optional.empty() : Optional.of(or(all, facet));
    }

    private static <T> String or(Collection<T> all, Function<T, String> facet) {
        return all.stream().map(it -> '"' + facet.apply(it) + '"').collect(Collectors.joining(" OR ", "(", ")"));
    }

    private static String quoted(Term term) {
        String text = UnspacedScript.spaced(term.text()).orElse(term.text());
        String phrase = '"' + text.replace("\"", "\"\"") + '"';
        return term instanceof Term.Beginning ? phrase + " *" : phrase;
    }

    private static String hex(String text) {
        return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
    }
}
