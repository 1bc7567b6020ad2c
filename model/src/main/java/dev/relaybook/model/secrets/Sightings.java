// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The places found so far in one text. Confined to one call. */
final class Sightings {
    private static final Comparator<Place> IN_ORDER = new InOrder();

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

    /** Adds what was seen in a reading of the text. */
    void addAll(Sightings seen, Reading reading) {
        for (Place place : seen.merged()) add(reading.inSource(place));
    }

    /** In order, none reaching into the next one. Of two that overlap the union stays, named by the exact one. */
    List<Place> merged() {
        if (places.size() < 2) return places;
        places.sort(IN_ORDER);
        List<Place> merged = new ArrayList<>();
        for (Place place : places) {
            Place last = merged.isEmpty() ? null : merged.getLast();
            if (last == null || place.from() >= last.to()) merged.add(place);
            else merged.set(merged.size() - 1, union(last, place));
        }
        return merged;
    }

    /** By where they begin; of two that begin together the longer one first. */
    private static final class InOrder implements Comparator<Place> {
        @Override
        public int compare(Place one, Place other) {
            int byStart = Integer.compare(one.from(), other.from());
            return byStart != 0 ? byStart : Integer.compare(other.to(), one.to());
        }
    }

    private static Place union(Place first, Place second) {
        Place named = second.exact() && !first.exact() ? second : first;
        return new Place(named.rule(), first.from(), Math.max(first.to(), second.to()), named.exact());
    }
}
