// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import java.util.List;

/**
 * Finds texts of all sessions and projects: active records first, then sections, proposals, checkpoints' summaries, and at
 * last records that hold no longer. Within each group the best match is first. Thread-safe.
 */
public interface LedgerSearch {
    /** How many matches of each group are ranked and can be paged through; of very common words these are the newest. */
    int RANKED = 500;

    /**
     * One page of what was found.
     *
     * @param more whether another page follows
     * @param cut whether matches were left out because there are too many, see {@link #RANKED}
     */
    record Page(List<Hit> hits, boolean more, boolean cut) {}

    /**
     * @param size how many hits make a page, at least 1
     * @param number of the page, from 1 up
     */
    Page find(SearchQuery query, int size, int number);
}
