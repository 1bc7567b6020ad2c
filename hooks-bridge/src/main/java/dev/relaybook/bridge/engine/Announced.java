// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Trigger;
import java.io.IOException;
import java.util.Optional;

/** Makes up for announcements that did not reach the ledger: their hook was killed, or the ledger was locked. Thread-safe. */
final class Announced {
    private final Ledgers ledgers;
    private final Announcements files;
    private final Journal journal;

    Announced(Ledgers ledgers, Announcements files, Journal journal) {
        this.ledgers = ledgers;
        this.files = files;
        this.journal = journal;
    }

    /**
     * Tells the ledger what an earlier call was to tell it. Of the compaction itself nothing more is known; where it did not
     * come about, the next turn of the agent shows it.
     */
    void makeUp(SessionKey session) {
        if (!files.waits(session)) return;
        ledgers.write(tx -> tx.append(
                session.ledger(), Actor.RELAYBOOK, new CompactionEvent.Begun(Trigger.AUTO, Optional.empty())));
        settle(session);
    }

    void settle(SessionKey session) {
        try {
            files.settle(session);
        } catch (IOException e) {
            journal.failure("cannot take back the announcement of " + session, e);
        }
    }

    /** For a call that failed, where no launcher left one. */
    void keep(SessionKey session) {
        try {
            files.leave(session);
        } catch (IOException e) {
            journal.failure("cannot keep the announcement of " + session, e);
        }
    }
}
