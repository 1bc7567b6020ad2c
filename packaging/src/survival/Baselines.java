// SPDX-License-Identifier: Apache-2.0
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;

/**
 * What is left of the same statements without a ledger. A rolling summary forgets a share of what it holds each time it is
 * summarised again, and misses a correction as easily; "last handoff only" knows what was said since the compaction before.
 */
final class Baselines {
    static final double FORGOTTEN_PER_CYCLE = 0.2;

    private final Random random;
    private Set<String> summary = new LinkedHashSet<>();
    private final Set<String> sinceLast = new HashSet<>();
    private Set<String> lastHandoff = Set.of();

    Baselines(Random random) {
        this.random = random;
    }

    void said(String token) {
        summary.add(token);
        sinceLast.add(token);
    }

    void withdrawn(String token) {
        if (random.nextDouble() >= FORGOTTEN_PER_CYCLE) summary.remove(token);
        sinceLast.remove(token);
    }

    void compacted() {
        Set<String> kept = new LinkedHashSet<>();
        for (String token : summary) if (random.nextDouble() >= FORGOTTEN_PER_CYCLE) kept.add(token);
        summary = kept;
        lastHandoff = Set.copyOf(sinceLast);
        sinceLast.clear();
    }

    Set<String> summary() {
        return summary;
    }

    Set<String> lastHandoff() {
        return lastHandoff;
    }
}
