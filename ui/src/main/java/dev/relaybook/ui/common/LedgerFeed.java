// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Ledgers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.util.Subscription;

/**
 * Follows the log, whoever writes to it, and says which ledgers changed. A poll a few times per second is cheap and
 * survives crashes of the writers. FX thread only.
 */
public final class LedgerFeed {
    private static final int AT_ONCE = 1000;
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final Duration AFTER_FAILURE = Duration.ofSeconds(2);

    private final Ledgers ledgers;
    private final Background background;
    private final List<Consumer<Set<LedgerId>>> listeners = new ArrayList<>();
    private final ReadOnlyBooleanWrapper failing = new ReadOnlyBooleanWrapper();
    private Subscription next = Subscription.EMPTY;
    private long position;
    private boolean asking = true;

    public LedgerFeed(Ledgers ledgers, Background background) {
        this.ledgers = ledgers;
        this.background = background;
    }

    /** Tells {@code listener} which ledgers changed, soon after they did. */
    public Subscription listen(Consumer<Set<LedgerId>> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** True while the log can't be read; it is tried again and again. */
    public ReadOnlyBooleanProperty failing() {
        return failing.getReadOnlyProperty();
    }

    /** Follows what is appended from now on; {@code ready} runs once nothing can be missed any more. */
    public void start(Runnable ready) {
        background.ask(
                () -> LogEnd.of(ledgers),
                end -> {
                    position = end;
                    ready.run();
                    poll();
                },
                _ -> {
                    failing.set(true);
                    next = background.later(AFTER_FAILURE, () -> start(ready));
                });
    }

    /** Looks at once, since something was done here. */
    public void look() {
        if (asking) return;
        next.unsubscribe();
        poll();
    }

    private void poll() {
        asking = true;
        long seen = position;
        background.ask(() -> ledgers.after(seen, AT_ONCE), this::arrived, _ -> lost());
    }

    private void arrived(List<Entry> entries) {
        asking = false;
        failing.set(false);
        if (!entries.isEmpty()) {
            position = entries.getLast().position();
            tell(entries.stream().map(Entry::ledger).collect(Collectors.toUnmodifiableSet()));
        }
        next = background.later(entries.size() == AT_ONCE ? Duration.ZERO : PAUSE, this::poll);
    }

    private void tell(Set<LedgerId> changed) {
        List.copyOf(listeners).forEach(listener -> listener.accept(changed));
    }

    private void lost() {
        asking = false;
        failing.set(true);
        next = background.later(AFTER_FAILURE, this::poll);
    }
}
