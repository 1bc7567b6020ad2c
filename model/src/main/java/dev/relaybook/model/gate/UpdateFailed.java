// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import java.util.List;

/** The ledger could not be brought up to date, so a compaction would lose what it has not taken in. */
final class UpdateFailed implements Rule {
    static final String CODE = "update-failed";

    @Override
    public List<Breach> breaches(Situation situation) {
        return situation.updateFailure().stream().map(UpdateFailed::breach).toList();
    }

    static Breach breach(String failure) {
        return new Breach(
                CODE,
                "The ledger could not be brought up to date: " + sentence(failure),
                "Run `relaybook doctor`, which names the cause, then compact again.");
    }

    private static String sentence(String failure) {
        String plain = failure.strip();
        return plain.endsWith(".") ? plain : plain + ".";
    }
}
