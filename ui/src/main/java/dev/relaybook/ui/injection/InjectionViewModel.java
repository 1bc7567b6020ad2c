// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Failures;
import dev.relaybook.ui.common.Latest;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.common.TokenCounts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The text that the agent is handed next. FX thread only. */
public final class InjectionViewModel {
    private final Ledgers ledgers;
    private final Preview preview;
    private final Background background;
    private final TokenCounts counter;
    private final Latest latest = new Latest();
    private Optional<Session> session = Optional.empty();

    private final ReadOnlyObjectWrapper<Optional<Upcoming>> upcoming = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<OptionalInt> tokens = new ReadOnlyObjectWrapper<>(OptionalInt.empty());
    private final ObservableList<PartShare> parts = FXCollections.observableArrayList();
    private final ObservableList<PartShare> shownParts = FXCollections.unmodifiableObservableList(parts);
    private final ReadOnlyObjectWrapper<LoadState> state = new ReadOnlyObjectWrapper<>(LoadState.LOADING);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public InjectionViewModel(Ledgers ledgers, Preview preview, Background background, TokenCounts counter) {
        this.ledgers = ledgers;
        this.preview = preview;
        this.background = background;
        this.counter = counter;
    }

    public ReadOnlyObjectProperty<Optional<Upcoming>> upcomingProperty() {
        return upcoming.getReadOnlyProperty();
    }

    /** Tokens of the whole text; they arrive after it. */
    public ReadOnlyObjectProperty<OptionalInt> tokensProperty() {
        return tokens.getReadOnlyProperty();
    }

    /** What the text is made of, in its order; the counts of tokens arrive after the text. */
    public ObservableList<PartShare> parts() {
        return shownParts;
    }

    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    public void open(Optional<Session> other) {
        session = other;
        upcoming.set(Optional.empty());
        tokens.set(OptionalInt.empty());
        parts.clear();
        state.set(LoadState.LOADING);
        load();
    }

    public void changed(Set<LedgerId> ledgerIds) {
        boolean ours = session.filter(it -> ledgerIds.contains(it.ledger())
                        || ledgerIds.contains(it.project().ledger()))
                .isPresent();
        if (ours) load();
    }

    public void load() {
        Latest.Ticket ticket = latest.next();
        session.ifPresent(it -> background.ask(
                () -> compose(it.ledger()), ticket.only(now -> show(now, ticket)), ticket.only(this::fail)));
    }

    /** The session is read anew: its counters decide about the mark. */
    private Optional<Upcoming> compose(LedgerId ledger) {
        return ledgers.read(reader -> reader.session(ledger).map(session -> preview.of(reader, session)));
    }

    private void show(Optional<Upcoming> now, Latest.Ticket ticket) {
        upcoming.set(now);
        state.set(now.isPresent() ? LoadState.READY : LoadState.EMPTY);
        now.ifPresent(
                it -> background.ask(() -> Measured.of(it.handoff(), counter), ticket.only(this::measure), _ -> {}));
    }

    private void measure(Measured measured) {
        tokens.set(OptionalInt.of(measured.tokens()));
        parts.setAll(measured.parts());
    }

    private void fail(RuntimeException why) {
        problem.set(Failures.reason(why));
        state.set(LoadState.FAILED);
    }

    private record Measured(int tokens, List<PartShare> parts) {
        static Measured of(Handoff handoff, TokenCounts counter) {
            return new Measured(
                    counter.of(handoff.text()),
                    handoff.parts().stream()
                            .map(part -> new PartShare(part.name(), part.characters(), counter.of(part.text())))
                            .toList());
        }
    }
}
