// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.Source;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** A command about one session. */
abstract class SessionCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Mixin
    private final SessionChoice choice = new SessionChoice();

    @Override
    public final Integer call() {
        try (Relaybook relaybook = root.open()) {
            Session session = relaybook.ledgers().read(ledgers -> choice.in(ledgers, around()));
            return run(relaybook, session);
        }
    }

    abstract int run(Relaybook relaybook, Session session);

    final Surroundings around() {
        return root.around();
    }

    /** An agent sets its session's variable for what it runs; a person does not. */
    final Actor actor() {
        boolean agent = around().environment().containsKey("CLAUDECODE")
                || around().environment().containsKey("COPILOT_AGENT_SESSION_ID");
        return agent ? Actor.AGENT : Actor.HUMAN;
    }

    final Provenance provenance(Session session) {
        Source source = actor() == Actor.AGENT ? Source.AGENT : Source.HUMAN;
        return Provenance.said(
                source, Optional.of(session.key()), Clock.systemUTC().instant());
    }

    final void say(String text) {
        around().out().println(Plain.text(text));
    }
}
