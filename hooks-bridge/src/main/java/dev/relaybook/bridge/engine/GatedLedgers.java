// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Keeps the gate files in step with the ledgers. A gate opens before the commit that needs it and closes after the one
 * that ends the need, under the database's write lock both times; so a crash in between leaves a spare file and never a
 * closed gate while something is owed. Thread-safe, as the ledgers behind it.
 */
public final class GatedLedgers implements Ledgers {
    private final Ledgers ledgers;
    private final GateFiles gates;
    private final BiPredicate<? super LedgerReader, ? super Session> needed;
    private final Journal journal;

    /** @param needed whether a session's prompts and tool results must come through */
    public GatedLedgers(
            Ledgers ledgers,
            GateFiles gates,
            BiPredicate<? super LedgerReader, ? super Session> needed,
            Journal journal) {
        this.ledgers = ledgers;
        this.gates = gates;
        this.needed = needed;
        this.journal = journal;
    }

    @Override
    public <T> T write(Function<? super LedgerWriter, ? extends T> work) {
        List<SessionKey> idle = new ArrayList<>();
        T result = ledgers.<T>write(writer -> {
            idle.clear();
            T value = work.apply(writer);
            for (LedgerId ledger : writer.touched()) {
                ledger.session()
                        .filter(session -> !openIfNeeded(writer, session))
                        .ifPresent(idle::add);
            }
            return value;
        });
        idle.forEach(this::settle);
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

    /** Derives every gate anew: for a start of the app or the server, and for hooks that were missed. */
    public void sweep() {
        ledgers.write(writer -> {
            for (Session session : writer.sessions()) openIfNeeded(writer, session.key());
            try {
                gates.sweep().stream()
                        .filter(session -> !isNeeded(writer, session))
                        .forEach(this::close);
            } catch (IOException e) {
                journal.failure("cannot sweep the gate files", e);
            }
            return true;
        });
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

    /** Closes the gate of a session that needs none; nothing is written where it is closed already. */
    public void settle(SessionKey session) {
        if (!gates.isOpen(session)) return;
        ledgers.write(writer -> {
            if (!isNeeded(writer, session)) close(session);
            return true;
        });
    }

    private void close(SessionKey session) {
        try {
            gates.close(session);
        } catch (IOException e) {
            journal.failure("cannot close the gate of " + session, e);
        }
    }

    private boolean isNeeded(LedgerReader reader, SessionKey key) {
        Optional<Session> session = reader.session(key.ledger());
        return session.isPresent() && needed.test(reader, session.get());
    }
}
