// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two statements that read alike, so that the newer one may be meant for the older one's place. Both stand until a
 * person decides.
 *
 * @param percent how much of their words they share, see {@link Gist}
 */
public record Alike(LedgerRecord older, LedgerRecord newer, int percent) {
    /** Whether a pair needs no review. */
    @FunctionalInterface
    interface Settled {
        boolean are(RecordId one, RecordId other);
    }

    /**
     * For each statement the earlier one that it reads most like, if any. Evidence is left out: each piece tells of a
     * moment of its own. Some thousand statements take a fraction of a second.
     *
     * @param statements in the order of recording
     */
    static List<Alike> among(List<LedgerRecord> statements, Settled settled) {
        var compared = new Compared();
        List<Alike> pairs = new ArrayList<>();
        for (LedgerRecord row : statements) {
            if (row.kind() != Kind.EVIDENCE) compared.closest(row, settled).ifPresent(pairs::add);
        }
        return pairs;
    }

    /** The statements seen so far, found by their words. */
    private static final class Compared {
        private final List<LedgerRecord> rows = new ArrayList<>();
        private final Map<String, Places> places = new HashMap<>();
        private int[] weights = new int[64];
        private int[] common = new int[64];

        Optional<Alike> closest(LedgerRecord row, Settled settled) {
            Gist gist = Gist.of(row.statement());
            int weight = gist.weight();
            count(gist);
            Optional<Alike> best = Optional.empty();
            for (int i = 0; i < rows.size(); i++) {
                if (common[i] == 0) continue;
                int percent = Gist.share(common[i], weight, weights[i]);
                common[i] = 0;
                boolean closer = percent > Gist.THRESHOLD
                        && percent >= best.map(Alike::percent).orElse(0);
                if (closer && !settled.are(rows.get(i).id(), row.id())) {
                    best = Optional.of(new Alike(rows.get(i), row, percent));
                }
            }
            add(row, gist, weight);
            return best;
        }

        private void count(Gist gist) {
            gist.weights().forEach((term, weight) -> {
                Places found = places.get(term);
                if (found == null) return;
                for (int i = 0; i < found.size; i++) common[found.at[i]] += weight;
            });
        }

        private void add(LedgerRecord row, Gist gist, int weight) {
            int place = rows.size();
            if (place == weights.length) {
                weights = Arrays.copyOf(weights, 2 * place);
                common = Arrays.copyOf(common, 2 * place);
            }
            rows.add(row);
            weights[place] = weight;
            gist.weights()
                    .keySet()
                    .forEach(term ->
                            places.computeIfAbsent(term, _ -> new Places()).add(place));
        }
    }

    /** Where a term stands. */
    private static final class Places {
        private int[] at = new int[4];
        private int size;

        void add(int place) {
            if (size == at.length) at = Arrays.copyOf(at, 2 * size);
            at[size++] = place;
        }
    }
}
