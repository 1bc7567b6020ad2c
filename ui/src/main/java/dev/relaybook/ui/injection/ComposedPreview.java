// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.model.compose.ComposeHandoff;
import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.compose.Nonces;
import dev.relaybook.model.compose.Style;
import dev.relaybook.model.gate.JudgeGate;
import dev.relaybook.model.gate.Policy;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryState;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Session;
import java.util.List;
import java.util.Optional;

/** Composes with the same class, settings and nonces as the hooks, so the preview is exact to the byte. Thread-safe. */
public final class ComposedPreview implements Preview {
    private final Rules rules;
    private final Nonces nonces;
    private final JudgeGate gate = new JudgeGate();

    public ComposedPreview(Rules rules, Nonces nonces) {
        this.rules = rules;
        this.nonces = nonces;
    }

    /** What holds for a project. */
    public interface Rules {
        ComposeHandoff compose(Session session);

        /** The longest a handoff may be. */
        int characters(Session session);

        Policy policy(Session session);
    }

    @Override
    public Upcoming of(LedgerReader ledgers, Session session) {
        List<Delivery> deliveries = ledgers.deliveries(session.ledger()).reversed();
        Optional<Delivery> owed = deliveries.stream()
                .filter(it -> it.state() == DeliveryState.ARMED)
                .findFirst();
        List<Note> waiting =
                ledgers.notes(session.ledger()).stream().filter(Note::waiting).toList();
        Handoff handoff = rules.compose(session).compose(ledgers, session, mark(session, owed), style(owed), waiting);
        return new Upcoming(
                handoff,
                rules.characters(session),
                Optional.of(gate.judge(ledgers, session, Optional.empty(), rules.policy(session))),
                deliveries,
                waiting);
    }

    private Mark mark(Session session, Optional<Delivery> owed) {
        int next = session.counts().deliveries() + 1;
        return owed.map(it -> Mark.of(session.key(), it))
                .orElseGet(() -> Mark.of(session.key(), next, nonces.nonce(session.key(), next)));
    }

    private static Style style(Optional<Delivery> owed) {
        return owed.filter(Delivery::brief).isPresent() ? Style.BRIEF : Style.FULL;
    }
}
