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
        String wanted = String.join(" AND ", all);
        if (query.unwanted().isEmpty()) return wanted;
        return "(" + wanted + ") NOT words : ("
                + query.unwanted().stream().map(Matching::quoted).collect(Collectors.joining(" OR ")) + ")";
    }

    private List<String> facets(Shelf shelf) {
        return Stream.of(
                        Optional.of(shelf.facet()).filter(it -> !it.isEmpty()),
                        whoseCopyIsElsewhere(),
                        any(Filter.OfKind.class, it -> "k" + it.word().replace("-", "")),
                        any(Filter.InState.class, it -> "s" + it.state().word()),
                        any(Filter.OfHost.class, it -> "h" + hex(it.host())),
                        ledgers.map(it -> or(it, ledger -> "l" + hex(ledger.value()))))
                .flatMap(Optional::stream)
                .toList();
    }

    /** A promoted record is found once, in its project, unless its session is asked for. */
    private Optional<String> whoseCopyIsElsewhere() {
        boolean bySession =
                query.filters().stream().anyMatch(it -> it instanceof Filter.OfSession || it instanceof Filter.OfHost);
        return bySession ? Optional.empty() : Optional.of("own");
    }

    private <F extends Filter> Optional<String> any(Class<F> type, Function<F, String> facet) {
        List<F> filters = query.filters().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
        return filters.isEmpty() ? Optional.empty() : Optional.of(or(filters, facet));
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
