// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.checkpoints;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Failures;
import dev.relaybook.ui.common.Latest;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.common.Rows;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What the compactions of a conversation left, the newest first. FX thread only. */
public final class CheckpointsViewModel {
    private final Ledgers ledgers;
    private final Background background;
    private final Latest latest = new Latest();
    private Optional<LedgerId> ledger = Optional.empty();

    private final ObservableList<Checkpoint> rows = FXCollections.observableArrayList();
    private final ObservableList<Checkpoint> shownRows = FXCollections.unmodifiableObservableList(rows);
    private final ObjectProperty<Optional<Checkpoint>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<LoadState> state = new ReadOnlyObjectWrapper<>(LoadState.LOADING);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public CheckpointsViewModel(Ledgers ledgers, Background background) {
        this.ledgers = ledgers;
        this.background = background;
    }

    public ObservableList<Checkpoint> rows() {
        return shownRows;
    }

    /** The one whose summary is shown. */
    public ObjectProperty<Optional<Checkpoint>> selectedProperty() {
        return selected;
    }

    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    public void open(Optional<Session> session) {
        ledger = session.map(Session::ledger);
        selected.set(Optional.empty());
        rows.clear();
        state.set(LoadState.LOADING);
        load();
    }

    public void changed(Set<LedgerId> ledgerIds) {
        if (ledger.filter(ledgerIds::contains).isPresent()) load();
    }

    public void load() {
        Latest.Ticket ticket = latest.next();
        ledger.ifPresent(it -> background.ask(
                () -> ledgers.read(reader -> reader.checkpoints(it)).reversed(),
                ticket.<List<Checkpoint>>only(this::show),
                ticket.only(this::fail)));
    }

    private void show(List<Checkpoint> checkpoints) {
        Rows.bring(rows, checkpoints);
        if (selected.get().isEmpty()) selected.set(rows.stream().findFirst());
        state.set(rows.isEmpty() ? LoadState.EMPTY : LoadState.READY);
    }

    private void fail(RuntimeException why) {
        problem.set(Failures.reason(why));
        state.set(LoadState.FAILED);
    }
}
