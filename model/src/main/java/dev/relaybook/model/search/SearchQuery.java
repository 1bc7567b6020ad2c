// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import java.util.List;

/**
 * What is looked for. Filters of one name are alternatives, but for times; all else has to hold at once.
 *
 * @param wanted every one is in the text
 * @param unwanted none is in the text
 */
public record SearchQuery(List<Term> wanted, List<Term> unwanted, List<Filter> filters) {
    /** The longest text of a query, in UTF-16 units. */
    public static final int LONGEST = 1_000;

    /** The most words, phrases and filters of a query. */
    public static final int MOST = 32;

    public SearchQuery {
        wanted = List.copyOf(wanted);
        unwanted = List.copyOf(unwanted);
        filters = List.copyOf(filters);
    }

    /** The filters of one name, in the order in which they were typed. */
    public <F extends Filter> List<F> all(Class<F> name) {
        return filters.stream().filter(name::isInstance).map(name::cast).toList();
    }

    /** Reads what was typed; whatever that is, it is understood or the sentence says what is wrong with it. */
    public static Reading read(String typed) {
        return new QueryParser(typed).read();
    }

    /** What became of a query that was typed. */
    public sealed interface Reading {
        record Understood(SearchQuery query) implements Reading {}

        /** @param sentence what is wrong and what to do */
        record Unclear(String sentence) implements Reading {}
    }
}
