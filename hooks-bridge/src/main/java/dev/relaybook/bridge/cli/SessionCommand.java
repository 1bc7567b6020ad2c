// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Deadline;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.LedgerUnavailableException;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.Source;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** A command about one session. */
abstract class SessionCommand implements Callable<Integer> {
    private static final Duration LONGEST_READING = Duration.ofSeconds(20);

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Mixin
    private final SessionChoice choice = new SessionChoice();

    private final Use use;

    SessionCommand(Use use) {
        this.use = use;
    }

    /** What a command does with its session. */
    enum Use {
        /** Shows how things stand now, so what is new in the transcript is read first. */
        READS,
        /** Writes, so it must not be another session than the one that is meant. */
        WRITES
    }

    @Override
    public final Integer call() {
        try (Relaybook relaybook = use == Use.READS ? root.openToRead() : root.open()) {
            SessionChoice.Chosen chosen = relaybook.ledgers().read(ledgers -> choice.in(ledgers, around()));
            if (use == Use.WRITES) chosen.doubt().ifPresent(SessionCommand::refuse);
            chosen.doubt().ifPresent(this::warn);
            return run(relaybook, use == Use.READS ? upToDate(relaybook, chosen.session()) : chosen.session());
        }
    }

    private Session upToDate(Relaybook relaybook, Session session) {
        try {
            relaybook.update(session, Deadline.in(LONGEST_READING)).ifPresent(this::warnOfAge);
        } catch (LedgerUnavailableException e) {
            warnOfAge(String.valueOf(e.getMessage())); // what can be read is worth showing all the same
        }
        return relaybook
                .ledgers()
                .<Optional<Session>>read(in -> in.session(session.ledger()))
                .orElse(session);
    }

    private void warnOfAge(String why) {
        warn("What is new in the transcript is not shown: " + why);
    }

    private static void refuse(String doubt) {
        throw new Problem(Exit.REFUSED, doubt + " Nothing was written; name the session with --session.");
    }

    private void warn(String sentence) {
        around().err().println(Plain.text(sentence));
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
