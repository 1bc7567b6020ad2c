// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordState;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What is being written in the inspector, until it is confirmed or dropped. FX thread only. */
public final class DraftViewModel {
    private static final int RECENT = 3;

    private final Curation curation;
    private final LedgerViewModel ledger;
    private Optional<LedgerId> into = Optional.empty();

    private final ReadOnlyObjectWrapper<Drafting> drafting = new ReadOnlyObjectWrapper<>(Drafting.NOTHING);
    private final ReadOnlyObjectWrapper<Optional<LedgerRecord>> about = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final StringProperty text = new SimpleStringProperty("");
    private final ObjectProperty<Kind> kind = new SimpleObjectProperty<>(Kind.DECISION);
    private final ObservableList<String> recentReasons = FXCollections.observableArrayList();
    private final ObservableList<String> shownRecentReasons = FXCollections.unmodifiableObservableList(recentReasons);
    private final BooleanBinding confirmable;

    public DraftViewModel(Curation curation, LedgerViewModel ledger) {
        this.curation = curation;
        this.ledger = ledger;
        confirmable = Bindings.createBooleanBinding(this::saysSomethingNew, text, kind, drafting, about);
    }

    public ReadOnlyObjectProperty<Drafting> draftingProperty() {
        return drafting.getReadOnlyProperty();
    }

    /** The record it is about; empty for a new statement. */
    public ReadOnlyObjectProperty<Optional<LedgerRecord>> aboutProperty() {
        return about.getReadOnlyProperty();
    }

    /** The statement, or the reason. */
    public StringProperty textProperty() {
        return text;
    }

    public ObjectProperty<Kind> kindProperty() {
        return kind;
    }

    public BooleanBinding confirmable() {
        return confirmable;
    }

    /** Reasons that were given lately, the newest first. */
    public ObservableList<String> recentReasons() {
        return shownRecentReasons;
    }

    /** New statements go into this ledger; what was being written for another one is dropped. */
    public void open(Optional<LedgerId> session) {
        into = session;
        cancel();
    }

    public void add() {
        if (into.isEmpty()) return;
        begin(Drafting.STATEMENT, Optional.empty(), "");
    }

    /** Begins newer words for a statement that stands. */
    public void edit(LedgerRecord row) {
        if (row.state() != RecordState.ACTIVE && row.state() != RecordState.PROPOSED) return;
        kind.set(row.kind());
        begin(Drafting.REWORDING, Optional.of(row), row.statement());
    }

    public void tombstone(LedgerRecord row) {
        if (row.active()) begin(Drafting.TOMBSTONE, Optional.of(row), "");
    }

    public void reject(LedgerRecord row) {
        if (row.state() == RecordState.PROPOSED) begin(Drafting.REJECTION, Optional.of(row), "");
    }

    public void cancel() {
        drafting.set(Drafting.NOTHING);
        about.set(Optional.empty());
        text.set("");
    }

    /** Does what the draft says; it goes away once that is done, so nothing typed is lost to a failure. */
    public void confirm() {
        if (!confirmable.get()) return;
        Drafting what = drafting.get();
        String words = text.get().strip();
        switch (what) {
            case NOTHING -> {}
            case STATEMENT -> into.ifPresent(it -> curation.add(it, kind.get(), words, this::settled));
            case REWORDING -> about.get().ifPresent(row -> reword(row, words));
            case TOMBSTONE -> about.get().ifPresent(row -> curation.tombstone(row, words, leaving(row, words)));
            case REJECTION -> about.get().ifPresent(row -> curation.reject(row, words, leaving(row, words)));
        }
    }

    private void begin(Drafting what, Optional<LedgerRecord> row, String start) {
        about.set(row);
        text.set(start);
        drafting.set(what);
    }

    private void reword(LedgerRecord row, String words) {
        if (row.state() == RecordState.PROPOSED) curation.reword(row, words, this::settled);
        else curation.supersede(row, kind.get(), words, this::settled);
    }

    private void settled(LedgerRecord row) {
        cancel();
        ledger.revealWhenThere(row);
    }

    private Consumer<LedgerRecord> leaving(LedgerRecord row, String reason) {
        Optional<RecordKey> next = ledger.neighbourOf(RecordKey.of(row));
        return _ -> {
            remember(reason);
            cancel();
            ledger.selectedProperty().set(next);
        };
    }

    private void remember(String reason) {
        recentReasons.remove(reason);
        recentReasons.addFirst(reason);
        if (recentReasons.size() > RECENT) recentReasons.removeLast();
    }

    private boolean saysSomethingNew() {
        if (drafting.get() == Drafting.NOTHING || text.get().isBlank()) return false;
        return drafting.get() != Drafting.REWORDING
                || about.get()
                        .filter(row -> row.state() == RecordState.PROPOSED
                                || row.kind() != kind.get()
                                || !row.statement().equals(text.get().strip()))
                        .isPresent();
    }
}
