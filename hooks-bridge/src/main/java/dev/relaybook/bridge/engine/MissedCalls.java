// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Trigger;
import java.io.IOException;
import java.util.Optional;

/** Makes up for calls around a compaction that did not reach the ledger: the hook was killed, or the ledger was locked. Thread-safe. */
final class MissedCalls {
    private final Ledgers ledgers;
    private final Announcements files;
    private final Journal journal;

    MissedCalls(Ledgers ledgers, Announcements files, Journal journal) {
        this.ledgers = ledgers;
        this.files = files;
        this.journal = journal;
    }

    /** Before the report of a compaction is answered: it may be one that was announced in vain. */
    void makeUpForAnnouncement(SessionKey session) {
        if (files.announced(session)) begin(session);
    }

    /** Before any other call is answered. */
    void makeUp(SessionKey session) {
        if (files.announced(session) || (files.reported(session) && !watching(session))) begin(session);
        else if (files.reported(session)) settle(session);
    }

    /**
     * Tells the ledger what an earlier call was to tell it. Of the compaction itself nothing more is known; where it did not
     * come about, the next turn of the agent shows it.
     */
    private void begin(SessionKey session) {
        ledgers.write(tx -> tx.append(
                session.ledger(), Actor.RELAYBOOK, new CompactionEvent.Begun(Trigger.AUTO, Optional.empty())));
        settle(session);
    }

    private boolean watching(SessionKey session) {
        return ledgers.<Optional<Session>>read(in -> in.session(session.ledger()))
                .flatMap(it -> it.watch().since())
                .isPresent();
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
