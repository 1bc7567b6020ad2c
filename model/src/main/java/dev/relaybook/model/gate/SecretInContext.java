// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import dev.relaybook.model.ledger.SectionName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Something captured since the last compaction had to be masked, so the conversation holds a secret that the summary
 * may repeat. An entry that was rewritten since no longer counts.
 */
final class SecretInContext implements Rule {
    static final String CODE = "secret-in-context";
    private static final String MASKED = "[secret:";

    @Override
    public List<Breach> breaches(Situation situation) {
        List<String> places = new ArrayList<>();
        situation.activeSinceLastCompaction().stream()
                .filter(row -> row.statement().contains(MASKED))
                .forEach(row -> places.add(row.id().value()));
        Stream.of(SectionName.values())
                .filter(name -> situation
                        .value(name)
                        .filter(value -> value.text().contains(MASKED) && situation.sinceLastCompaction(value))
                        .isPresent())
                .forEach(name -> places.add(name.word()));
        if (places.isEmpty()) return List.of();
        return List.of(new Breach(
                CODE,
                "A secret had to be masked in " + String.join(", ", places) + ".",
                "Say it again without the secret: SUPERSEDES r-id: statement for a record, `relaybook section NAME"
                        + " TEXT` for a field."));
    }
}
