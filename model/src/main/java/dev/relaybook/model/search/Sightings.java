// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import java.util.ArrayList;
import java.util.List;

/** Where terms stand in texts. */
final class Sightings {
    private final List<Sought> sought;

    Sightings(List<Term> terms) {
        sought = terms.stream().map(Sought::of).toList();
    }

    /** Words side by side; of the last one perhaps only the beginning. */
    private record Sought(List<String> words, boolean beginning) {
        static Sought of(Term term) {
            List<String> words =
                    WordRuns.of(term.text()).stream().map(WordRuns.Run::word).toList();
            return new Sought(words, term instanceof Term.Beginning);
        }

        boolean standsAt(List<WordRuns.Run> runs, int from) {
            if (from + words.size() > runs.size()) return false;
            int last = words.size() - 1;
            for (int i = 0; i < last; i++) if (!runs.get(from + i).word().equals(words.get(i))) return false;
            String found = runs.get(from + last).word();
            return beginning ? found.startsWith(words.get(last)) : found.equals(words.get(last));
        }
    }

    /** How often each term stands there. */
    int[] count(List<WordRuns.Run> runs) {
        int[] counts = new int[sought.size()];
        for (int from = 0; from < runs.size(); from++) {
            for (int i = 0; i < counts.length; i++) if (sought.get(i).standsAt(runs, from)) counts[i]++;
        }
        return counts;
    }

    /** The words that belong to a term, by their places in the list. */
    List<Integer> seen(List<WordRuns.Run> runs) {
        boolean[] seen = new boolean[runs.size()];
        for (int from = 0; from < seen.length; from++) {
            for (Sought it : sought) {
                if (!it.standsAt(runs, from)) continue;
                for (int i = 0; i < it.words().size(); i++) seen[from + i] = true;
            }
        }
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < seen.length; i++) if (seen[i]) places.add(i);
        return places;
    }
}
