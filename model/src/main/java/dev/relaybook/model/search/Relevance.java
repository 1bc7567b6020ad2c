// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Orders texts that all hold what is looked for, by BM25: a term counts more where it stands more often, and in a shorter
 * text. Every text holds every term, so that all terms weigh the same.
 */
public final class Relevance {
    private static final double SATURATION = 1.2;
    private static final double LENGTH_MATTERS = 0.75;

    private final Sightings sightings;

    public Relevance(SearchQuery query) {
        sightings = new Sightings(query.wanted());
    }

    /**
     * A text that may be shown.
     *
     * @param place its number; among equals the higher one, which came later, is first
     */
    public record Candidate(long place, String text) {}

    /** The places, the best one first. */
    public List<Long> order(List<Candidate> candidates) {
        List<Weighed> all = new ArrayList<>();
        double words = 0;
        for (Candidate it : candidates) {
            List<WordRuns.Run> runs = WordRuns.of(it.text());
            words += runs.size();
            all.add(new Weighed(it.place(), sightings.count(runs), runs.size()));
        }
        double usual = Math.max(1, words / Math.max(1, all.size()));
        return all.stream()
                .map(it -> new Scored(it.place(), it.score(usual)))
                .sorted(Comparator.comparingDouble(Scored::score)
                        .thenComparing(Scored::place)
                        .reversed())
                .map(Scored::place)
                .toList();
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Weighed(long place, int[] counts, int length) {
        double score(double usualLength) {
            double norm = SATURATION * (1 - LENGTH_MATTERS + LENGTH_MATTERS * length / usualLength);
            double score = 0;
            for (int count : counts) score += count * (SATURATION + 1) / (count + norm);
            return score;
        }
    }

    private record Scored(long place, double score) {}
}
