// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.bridge.engine.LiveLinks;
import dev.relaybook.bridge.engine.Settings;
import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.gate.JudgeGate;
import dev.relaybook.model.gate.Verdict;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Session;
import java.util.Optional;
import java.util.function.BiFunction;

/** Asks what hooks ask: the same composer, the same gate, the same settings. Blocks; thread-safe. */
public final class ComposedPreview implements Preview {
    private final BiFunction<LedgerReader, Session, Handoff> composer;
    private final Settings settings;

    public ComposedPreview(BiFunction<LedgerReader, Session, Handoff> composer, Settings settings) {
        this.composer = composer;
        this.settings = settings;
    }

    @Override
    public Upcoming of(LedgerReader ledgers, Session session) {
        Settings.Choice choice = settings.of(session.project());
        Verdict verdict = new JudgeGate(LiveLinks.follow(System.getenv()))
                .judge(ledgers, session, Optional.empty(), choice.policy());
        return new Upcoming(
                composer.apply(ledgers, session),
                choice.budget(),
                Optional.of(verdict),
                ledgers.deliveries(session.ledger()).reversed(),
                ledgers.notes(session.ledger()).stream().filter(Note::waiting).toList());
    }
}
