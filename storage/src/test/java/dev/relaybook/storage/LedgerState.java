// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.InMemoryProjections;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.Session;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All rows of one ledger, for comparing stores. Notes keep their order, the others are compared by what they hold. */
record LedgerState(
        Optional<Session> session,
        Set<LedgerRecord> records,
        Set<Section> sections,
        Set<Checkpoint> checkpoints,
        Set<Delivery> deliveries,
        List<Note> notes) {

    static Map<LedgerId, LedgerState> of(LedgerReader reader, Collection<LedgerId> ledgers) {
        Map<LedgerId, LedgerState> states = new LinkedHashMap<>();
        for (LedgerId it : ledgers) {
            states.put(
                    it,
                    new LedgerState(
                            reader.session(it),
                            Set.copyOf(reader.records(it)),
                            Set.copyOf(reader.sections(it)),
                            Set.copyOf(reader.checkpoints(it)),
                            Set.copyOf(reader.deliveries(it)),
                            reader.notes(it)));
        }
        return states;
    }

    static Map<LedgerId, LedgerState> of(InMemoryProjections rows, Collection<LedgerId> ledgers) {
        Map<LedgerId, LedgerState> states = new LinkedHashMap<>();
        for (LedgerId it : ledgers) {
            states.put(
                    it,
                    new LedgerState(
                            rows.session(it),
                            Set.copyOf(rows.records(it).values()),
                            Set.copyOf(rows.sections(it).values()),
                            Set.copyOf(rows.checkpoints(it)),
                            Set.copyOf(rows.deliveries(it)),
                            rows.notes(it)));
        }
        return states;
    }
}
