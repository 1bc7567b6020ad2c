// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import dev.relaybook.model.capture.HandoffBlock;
import dev.relaybook.model.delivery.OpenQuestion;
import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the rules look at: the ledger as it stands before the compaction. Confined to one judgement. */
final class Situation {
    private final Session session;
    private final Optional<String> updateFailure;
    private final Map<SectionName, Section> sections = new EnumMap<>(SectionName.class);
    private final List<LedgerRecord> records;
    private final long lastCompaction;
    private final boolean questionOpen;

    Situation(LedgerReader ledgers, Session session, Optional<String> updateFailure) {
        this.session = session;
        this.updateFailure = updateFailure;
        ledgers.sections(session.ledger()).forEach(section -> sections.put(section.name(), section));
        records = ledgers.records(session.ledger());
        questionOpen = OpenQuestion.stands(ledgers, session.key());
        List<Checkpoint> checkpoints = ledgers.checkpoints(session.ledger());
        lastCompaction = checkpoints.isEmpty() ? 0 : checkpoints.getLast().order();
    }

    Optional<String> updateFailure() {
        return updateFailure;
    }

    /** The agent waits for an answer of its user. */
    boolean questionOpen() {
        return questionOpen;
    }

    Optional<Section> section(SectionName name) {
        return Optional.ofNullable(sections.get(name));
    }

    /** What is handed over of a section: the explicit value where it says something, else the derived one. */
    Optional<Section.Value> value(SectionName name) {
        return section(name)
                .flatMap(it -> it.explicit().filter(Situation::says).or(it::derived))
                .filter(Situation::says);
    }

    /** The texts of a section, said and derived. */
    List<String> texts(SectionName name) {
        return section(name).stream()
                .flatMap(it -> List.of(it.explicit(), it.derived()).stream())
                .flatMap(Optional::stream)
                .map(Section.Value::text)
                .toList();
    }

    List<LedgerRecord> activeSinceLastCompaction() {
        return records.stream()
                .filter(row -> row.active() && row.born() >= session.compactions())
                .toList();
    }

    List<LedgerRecord> records() {
        return records;
    }

    boolean sinceLastCompaction(Section.Value value) {
        return value.order() > lastCompaction;
    }

    private static boolean says(Section.Value value) {
        return !HandoffBlock.blank(value.text());
    }
}
