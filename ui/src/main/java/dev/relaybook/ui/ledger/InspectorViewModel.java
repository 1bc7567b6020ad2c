// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Chain;
import dev.relaybook.ui.common.Latest;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.injection.Place;
import dev.relaybook.ui.injection.Upcoming;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** All that is known of the selected record, and what can be done with it. FX thread only. */
public final class InspectorViewModel {
    private final Ledgers ledgers;
    private final Background background;
    private final Curation curation;
    private final DraftViewModel draft;
    private final LedgerViewModel ledger;
    private final Moments moments;
    private final Latest latest = new Latest();

    private final ObservableList<Chain.Link> life = FXCollections.observableArrayList();
    private final ObservableList<Chain.Link> shownLife = FXCollections.unmodifiableObservableList(life);
    private final ObservableValue<String> place;

    public InspectorViewModel(
            Ledgers ledgers,
            Background background,
            Curation curation,
            LedgerViewModel ledger,
            ReadOnlyObjectProperty<Optional<Upcoming>> upcoming,
            Moments moments) {
        this.ledgers = ledgers;
        this.background = background;
        this.curation = curation;
        this.ledger = ledger;
        this.moments = moments;
        draft = new DraftViewModel(curation, ledger);
        place = Bindings.createObjectBinding(
                () -> current().map(row -> Place.of(row, upcoming.get())).orElse(""),
                ledger.currentProperty(),
                upcoming);
        ledger.currentProperty().subscribe(this::tellLife);
    }

    public ReadOnlyObjectProperty<Optional<LedgerRecord>> recordProperty() {
        return ledger.currentProperty();
    }

    public DraftViewModel draft() {
        return draft;
    }

    /** The steps of the record's life, the oldest first. */
    public ObservableList<Chain.Link> life() {
        return shownLife;
    }

    /** Whether and where it is in the next injection, in words. */
    public ObservableValue<String> place() {
        return place;
    }

    public void edit() {
        current().ifPresent(draft::edit);
    }

    /** Tombstones an active record, rejects a proposal: both ask for a reason. */
    public void retire() {
        current().ifPresent(row -> {
            if (row.state() == RecordState.PROPOSED) draft.reject(row);
            else draft.tombstone(row);
        });
    }

    public void togglePin() {
        current().filter(LedgerRecord::active).ifPresent(curation::pin);
    }

    public void restore() {
        current()
                .filter(InspectorViewModel::restorable)
                .ifPresent(row -> curation.restore(row, ledger::revealWhenThere));
    }

    public void accept() {
        current().filter(row -> row.state() == RecordState.PROPOSED).ifPresent(row -> {
            Optional<RecordKey> next = ledger.neighbourOf(RecordKey.of(row));
            curation.accept(row, _ -> ledger.selectedProperty().set(next));
        });
    }

    private static boolean restorable(LedgerRecord row) {
        return switch (row.state()) {
            case TOMBSTONED, SUPERSEDED, REJECTED -> true;
            case ACTIVE, PROPOSED -> false;
        };
    }

    private Optional<LedgerRecord> current() {
        return ledger.currentProperty().get();
    }

    private void tellLife(Optional<LedgerRecord> shown) {
        Latest.Ticket ticket = latest.next();
        if (shown.isEmpty()) {
            life.clear();
            return;
        }
        LedgerRecord row = shown.get();
        background.ask(
                () -> new Life(moments).of(row, ledgers.read(reader -> reader.history(row.ledger()))),
                ticket.<List<Chain.Link>>only(life::setAll),
                ticket.only(_ -> life.clear()));
    }
}
