// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.search.Hit;
import dev.relaybook.model.search.LedgerSearch;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The sessions that hits come from. */
final class Sessions {
    private final Map<LedgerId, Session> byLedger = new HashMap<>();

    private Sessions() {}

    static Sessions of(Relaybook relaybook, LedgerSearch.Page page) {
        Sessions sessions = new Sessions();
        return relaybook.ledgers().read(in -> {
            for (Hit hit : page.hits()) {
                in.session(hit.ledger()).ifPresent(it -> sessions.byLedger.put(hit.ledger(), it));
            }
            return sessions;
        });
    }

    Optional<Session> session(Hit hit) {
        return Optional.ofNullable(byLedger.get(hit.ledger()));
    }

    Optional<ProjectId> project(Hit hit) {
        return hit.ledger().project().or(() -> session(hit).map(Session::project));
    }
}
