// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Checks a property of a list and, when it fails, looks for a short list for which it still fails. */
final class Shrinking {
    private Shrinking() {}

    /**
     * @param failure says what is wrong with a list, or is empty
     */
    static <T> void check(long seed, List<T> list, Function<List<T>, Optional<Throwable>> failure) {
        Optional<Throwable> first = failure.apply(list);
        if (first.isEmpty()) return;
        List<T> shortest = shrink(list, failure);
        Throwable cause = failure.apply(shortest).orElse(first.get());
        String steps = shortest.stream().map(String::valueOf).collect(Collectors.joining("\n  ", "\n  ", "\n"));
        throw new AssertionError("seed " + seed + " fails, shrunk to" + steps + cause.getMessage(), cause);
    }

    /** Leaves out ever smaller parts, as long as what is left still fails. */
    private static <T> List<T> shrink(List<T> list, Function<List<T>, Optional<Throwable>> failure) {
        List<T> failing = list;
        for (int part = Math.max(1, list.size() / 2); part > 0; part /= 2) {
            for (int start = 0; start < failing.size(); ) {
                List<T> shorter = without(failing, start, part);
                if (failure.apply(shorter).isPresent()) failing = shorter;
                else start += part;
            }
        }
        return failing;
    }

    private static <T> List<T> without(List<T> list, int start, int count) {
        List<T> rest = new ArrayList<>(list.subList(0, start));
        rest.addAll(list.subList(Math.min(list.size(), start + count), list.size()));
        return rest;
    }
}
