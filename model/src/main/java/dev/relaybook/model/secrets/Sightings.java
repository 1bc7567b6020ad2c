// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The places found so far in one text. Confined to one call. */
final class Sightings {
    private final List<Place> places = new ArrayList<>();

    /**
     * @param exact the rule knows the very token, not only the name in front of it
     */
    record Place(String rule, int from, int to, boolean exact) {}

    void add(String rule, int from, int to, boolean exact) {
        add(new Place(rule, from, to, exact));
    }

    void add(Place place) {
        places.add(place);
    }

    boolean isEmpty() {
        return places.isEmpty();
    }

    /** In order, none reaching into the next one. Of two that overlap the union stays, named by the exact one. */
    List<Place> merged() {
        places.sort(Comparator.comparingInt(Place::from).thenComparing(Place::to, Comparator.reverseOrder()));
        List<Place> merged = new ArrayList<>();
        for (Place place : places) {
            Place last = merged.isEmpty() ? null : merged.getLast();
            if (last == null || place.from() >= last.to()) merged.add(place);
            else merged.set(merged.size() - 1, union(last, place));
        }
        return merged;
    }

    private static Place union(Place first, Place second) {
        Place named = second.exact() && !first.exact() ? second : first;
        return new Place(named.rule(), first.from(), Math.max(first.to(), second.to()), named.exact());
    }
}
