// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What the proofs of one session carry over from one reading of its transcript to the next.
 *
 * @param carried the offered deliveries whose carrier stands in the transcript; their text must stand above the next
 *     answer of the agent
 * @param cut those of them whose mark stands there, but not the whole text
 * @param quiet how long nobody has said anything
 * @param asked the id of the last tool call, where that is a question nobody has answered yet
 */
record ProofState(Set<Integer> carried, Set<Integer> cut, Quiet quiet, Optional<String> asked) {
    static final ProofState EMPTY = new ProofState(Set.of(), Set.of(), Quiet.NONE, Optional.empty());

    ProofState {
        carried = Set.copyOf(carried);
        cut = Set.copyOf(cut);
    }

    ProofState withCarried(int delivery) {
        return carried.contains(delivery) ? this : new ProofState(with(carried, delivery), cut, quiet, asked);
    }

    ProofState withCut(int delivery) {
        return cut.contains(delivery) ? this : new ProofState(carried, with(cut, delivery), quiet, asked);
    }

    ProofState without(int delivery) {
        if (!carried.contains(delivery) && !cut.contains(delivery)) return this;
        return new ProofState(without(carried, delivery), without(cut, delivery), quiet, asked);
    }

    ProofState with(Quiet now) {
        return new ProofState(carried, cut, now, asked);
    }

    ProofState asking(String call) {
        return new ProofState(carried, cut, quiet, Optional.of(call));
    }

    ProofState answered() {
        return asked.isEmpty() ? this : new ProofState(carried, cut, quiet, Optional.empty());
    }

    /** As it is kept beside the cursor; {@link #parse} reads it back. */
    String text() {
        return numbers(carried) + ";" + numbers(cut) + ";" + quiet.text() + ";" + asked.orElse("");
    }

    /** Reads {@link #text}; whatever is not understood counts as nothing known. */
    static ProofState parse(String text) {
        String[] parts = text.split(";", 4);
        if (parts.length < 3) return EMPTY;
        try {
            Optional<String> asked = parts.length == 3 || parts[3].isEmpty() ? Optional.empty() : Optional.of(parts[3]);
            return new ProofState(numbers(parts[0]), numbers(parts[1]), Quiet.parse(parts[2]), asked);
        } catch (NumberFormatException _) {
            return EMPTY;
        }
    }

    private static String numbers(Set<Integer> numbers) {
        return numbers.stream().sorted().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static Set<Integer> numbers(String text) {
        Set<Integer> numbers = new TreeSet<>();
        for (String number : text.split(",")) {
            if (!number.isEmpty()) numbers.add(Integer.parseInt(number));
        }
        return numbers;
    }

    private static Set<Integer> with(Set<Integer> numbers, int one) {
        Set<Integer> more = new TreeSet<>(numbers);
        more.add(one);
        return more;
    }

    private static Set<Integer> without(Set<Integer> numbers, int one) {
        Set<Integer> fewer = new TreeSet<>(numbers);
        fewer.remove(one);
        return fewer;
    }
}
