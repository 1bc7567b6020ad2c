// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.compose.ComposeHandoff;
import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.compose.Nonces;
import dev.relaybook.model.compose.Style;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.Trigger;
import dev.relaybook.model.secrets.Masking;
import java.util.List;
import java.util.Optional;

/**
 * A caller of the open contract tells that a compaction is done and takes the handoff with the answer, once for each
 * checkpoint. It keeps no log that could prove the arrival, so the delivery ends as handed over.
 */
public final class AnswerCompaction {
    private static final String CHANNEL = "compactions/post";

    private final Nonces nonces;
    private final Masking masking;

    public AnswerCompaction(Nonces nonces, Masking masking) {
        this.nonces = nonces;
        this.masking = masking;
    }

    /**
     * What the caller tells.
     *
     * @param checkpoint names the checkpoint within the session; the same one is answered once
     */
    public record Done(String checkpoint, Trigger trigger, String summary, Optional<String> file) {}

    /** The handoff, or nothing when this checkpoint was answered before. */
    public Optional<String> answer(LedgerWriter ledgers, Session session, ComposeHandoff compose, Done done) {
        String key = "boundary:" + done.checkpoint();
        if (ledgers.captured(session.ledger(), key)) return Optional.empty();
        ledgers.markCaptured(session.ledger(), key);
        append(ledgers, session, new CompactionEvent.Completed(done.checkpoint(), done.trigger(), true));
        append(
                ledgers,
                session,
                new CompactionEvent.CheckpointTaken(
                        session.compactions() + 1,
                        done.checkpoint(),
                        done.trigger(),
                        masking.mask(done.summary()),
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        done.file()));
        return Optional.of(handOver(ledgers, session, compose, done.checkpoint()));
    }

    private String handOver(LedgerWriter ledgers, Session session, ComposeHandoff compose, String checkpoint) {
        int number = session.counts().deliveries() + 1;
        for (Delivery older : ledgers.deliveries(session.ledger())) {
            if (older.state().open()) append(ledgers, session, new DeliveryEvent.Replaced(older.number(), number));
        }
        String nonce = nonces.nonce(session.key(), number);
        append(
                ledgers,
                session,
                new DeliveryEvent.Armed(number, nonce, DeliveryEvent.Cause.COMPACTION, Optional.of(checkpoint), false));
        List<Note> notes = Debts.waiting(ledgers, session);
        Session now = ledgers.session(session.ledger()).orElseThrow();
        Handoff handoff = compose.compose(ledgers, now, Mark.of(session.key(), number, nonce), Style.FULL, notes);
        append(
                ledgers,
                session,
                new DeliveryEvent.Offered(
                        number,
                        Carrier.SESSION_START,
                        CHANNEL,
                        Optional.empty(),
                        Mark.hash(handoff.body()),
                        handoff.text().length(),
                        session.counts().attempts(),
                        notes.stream().map(Note::id).toList()));
        append(ledgers, session, new DeliveryEvent.HandedOver(number, "the open contract keeps no trace"));
        return handoff.text();
    }

    private static void append(LedgerWriter ledgers, Session session, Event event) {
        ledgers.append(session.ledger(), Actor.RELAYBOOK, event);
    }
}
