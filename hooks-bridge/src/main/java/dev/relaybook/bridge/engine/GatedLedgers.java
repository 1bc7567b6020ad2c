// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.delivery.Debts;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Keeps the gate files in step with the ledgers. A gate opens before the commit that needs it and closes after the one
 * that ends the need, under the database's write lock both times; so a crash in between leaves a spare file and never a
 * closed gate while something is owed. Thread-safe, as the ledgers behind it.
 */
public final class GatedLedgers implements Ledgers {
    /** Sessions that were left for good would hold the gate open for all others of their host. */
    private static final Duration FORGOTTEN = Duration.ofDays(1);

    private final Ledgers ledgers;
    private final GateFiles gates;
    private final Journal journal;
    private final Clock clock;

    public GatedLedgers(Ledgers ledgers, GateFiles gates, Journal journal, Clock clock) {
        this.ledgers = ledgers;
        this.gates = gates;
        this.journal = journal;
        this.clock = clock;
    }

    @Override
    public <T> T write(Function<? super LedgerWriter, ? extends T> work) {
        List<SessionKey> idle = new ArrayList<>();
        T result = ledgers.<T>write(writer -> {
            T value = work.apply(writer);
            for (LedgerId ledger : writer.touched()) {
                ledger.session()
                        .filter(session -> !openIfNeeded(writer, session))
                        .ifPresent(idle::add);
            }
            return value;
        });
        idle.stream().filter(gates::isOpen).forEach(this::derive);
        return result;
    }

    @Override
    public <T> T read(Function<? super LedgerReader, ? extends T> work) {
        return ledgers.read(work);
    }

    @Override
    public List<Entry> after(long position, int limit) {
        return ledgers.after(position, limit);
    }

    /** Opens or closes the gate of one session anew: at its start, and where its gate was found to be open for nothing. */
    public void derive(SessionKey session) {
        ledgers.write(writer -> {
            if (openIfNeeded(writer, session)) refresh(session);
            else close(session);
            return true;
        });
    }

    /** Closes the gates of sessions that were left for good; cheap where there is none. */
    public void closeForgotten() {
        if (open().stream().noneMatch(this::old)) return;
        ledgers.write(writer -> {
            closeSpare(writer);
            return true;
        });
    }

    /** Derives all gates anew, for the start of the app or a server. */
    public void sweep() {
        ledgers.write(writer -> {
            writer.sessions().stream()
                    .filter(session -> !session.lastSeen().isBefore(dayAgo()))
                    .forEach(session -> openIfNeeded(writer, session.key()));
            closeSpare(writer);
            return true;
        });
    }

    private void closeSpare(LedgerReader reader) {
        for (GateFiles.Gate gate : open()) {
            if (gate.announcement() && !old(gate)) continue;
            Optional<Session> session = gate.session().flatMap(key -> reader.session(key.ledger()));
            boolean forgotten = old(gate)
                    && session.filter(it -> it.lastSeen().isBefore(dayAgo())).isPresent();
            boolean needed = session.filter(it -> Debts.matter(reader, it)).isPresent();
            if (forgotten || !needed) close(gate);
        }
    }

    private boolean old(GateFiles.Gate gate) {
        return gate.since().isBefore(dayAgo());
    }

    private Instant dayAgo() {
        return clock.instant().minus(FORGOTTEN);
    }

    private List<GateFiles.Gate> open() {
        try {
            return gates.all();
        } catch (IOException e) {
            journal.failure("cannot list the gate files", e);
            return List.of();
        }
    }

    private boolean openIfNeeded(LedgerReader reader, SessionKey session) {
        if (!isNeeded(reader, session)) return false;
        try {
            gates.open(session);
        } catch (IOException e) {
            // the commit matters more: what it records is found again, a gate is derived anew at each session start
            journal.failure("cannot open the gate of " + session, e);
        }
        return true;
    }

    private void refresh(SessionKey session) {
        try {
            gates.refresh(session, clock.instant());
        } catch (IOException e) {
            journal.failure("cannot refresh the gate of " + session, e);
        }
    }

    private void close(SessionKey session) {
        try {
            gates.close(session);
        } catch (IOException e) {
            journal.failure("cannot close the gate of " + session, e);
        }
    }

    private void close(GateFiles.Gate gate) {
        try {
            gates.close(gate);
        } catch (IOException e) {
            journal.failure("cannot close a spare gate", e);
        }
    }

    private static boolean isNeeded(LedgerReader reader, SessionKey key) {
        return reader.session(key.ledger())
                .filter(session -> Debts.matter(reader, session))
                .isPresent();
    }
}
