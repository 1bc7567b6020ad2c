// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HookCall;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.SeeSession;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionEvent;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/**
 * Finds the conversation that a cleared one goes on from. Hosts tell the end of the old and the start of the new one a
 * moment apart, and neither names the other.
 */
final class ClearedSessions {
    private static final Duration A_MOMENT = Duration.ofSeconds(30);

    private final Ledgers ledgers;
    private final Clock clock;

    ClearedSessions(Ledgers ledgers, Clock clock) {
        this.ledgers = ledgers;
        this.clock = clock;
    }

    /** The conversation of the same host and project that was cleared last, a moment ago. */
    Optional<SeeSession.Parent> before(HookCall call, SessionEvent.Link link) {
        if (link != SessionEvent.Link.CLEAR) return Optional.empty();
        return ledgers.read(reading -> reading.sessions().stream()
                .filter(Session::cleared)
                .filter(it -> it.key().host().equals(call.session().host())
                        && !it.key().equals(call.session()))
                .filter(it -> it.project().equals(GitFolder.project(call.cwd())))
                .filter(it -> Duration.between(it.lastSeen(), clock.instant()).compareTo(A_MOMENT) <= 0)
                .findFirst()
                .map(it -> new SeeSession.Parent(it.key(), link)));
    }
}
