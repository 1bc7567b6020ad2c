// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Failures;
import dev.relaybook.ui.common.Latest;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.common.Rows;
import dev.relaybook.ui.common.TokenCounts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
import javafx.collections.ObservableMap;

/** The table of a conversation's statements. FX thread only. */
public final class LedgerViewModel {
    private final Ledgers ledgers;
    private final Background background;
    private final TokenCounts counter;
    private final Latest latest = new Latest();
    private Optional<Session> session = Optional.empty();
    private Statements statements = Statements.NONE;
    private Optional<LedgerRecord> awaited = Optional.empty();

    private final ObservableList<LedgerRow> rows = FXCollections.observableArrayList();
    private final ObservableList<LedgerRow> shownRows = FXCollections.unmodifiableObservableList(rows);
    private final ObservableMap<String, Integer> tokens = FXCollections.observableHashMap();
    private final ObservableMap<String, Integer> shownTokens = FXCollections.unmodifiableObservableMap(tokens);
    private final ObjectProperty<RecordState> filter = new SimpleObjectProperty<>(RecordState.ACTIVE);
    private final ObjectProperty<Optional<RecordKey>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<LedgerRecord>> current = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Map<RecordState, Integer>> counts = new ReadOnlyObjectWrapper<>(Map.of());
    private final ReadOnlyObjectWrapper<LoadState> state = new ReadOnlyObjectWrapper<>(LoadState.LOADING);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public LedgerViewModel(Ledgers ledgers, Background background, TokenCounts counter) {
        this.ledgers = ledgers;
        this.background = background;
        this.counter = counter;
        filter.subscribe((_, _) -> {
            arrange();
            followFilter();
        });
        selected.subscribe((_, _) -> arrangeSelection());
    }

    public ObservableList<LedgerRow> rows() {
        return shownRows;
    }

    /** The state whose records are listed. */
    public ObjectProperty<RecordState> filterProperty() {
        return filter;
    }

    /** The record that the inspector shows. */
    public ObjectProperty<Optional<RecordKey>> selectedProperty() {
        return selected;
    }

    /** The selected record as it stands now. */
    public ReadOnlyObjectProperty<Optional<LedgerRecord>> currentProperty() {
        return current.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Map<RecordState, Integer>> countsProperty() {
        return counts.getReadOnlyProperty();
    }

    /** Tokens by statement; they arrive after the rows. */
    public ObservableMap<String, Integer> tokens() {
        return shownTokens;
    }

    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Shows another conversation, or none. */
    public void open(Optional<Session> other) {
        session = other;
        awaited = Optional.empty();
        statements = Statements.NONE;
        state.set(LoadState.LOADING);
        rows.clear();
        counts.set(Map.of());
        tokens.clear();
        filter.set(RecordState.ACTIVE);
        selected.set(Optional.empty());
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
                () -> ledgers.read(reader -> Statements.read(reader, it)),
                ticket.only(this::show),
                ticket.only(this::fail)));
    }

    /** Selects a record as it stands now, and lists the state it is in. */
    public void reveal(LedgerRecord row) {
        statements.find(RecordKey.of(row)).ifPresent(this::revealWhenThere);
    }

    /** Selects a record and lists the state it is in, once the table has read it. */
    public void revealWhenThere(LedgerRecord row) {
        awaited = Optional.of(row);
        revealAwaited();
    }

    /** The record to go on with when this one leaves the list: the one below it, else the one above. */
    Optional<RecordKey> neighbourOf(RecordKey key) {
        List<RecordKey> shown = rows.stream()
                .filter(LedgerRow.Statement.class::isInstance)
                .map(line -> ((LedgerRow.Statement) line).key())
                .toList();
        int at = shown.indexOf(key);
        if (at < 0 || shown.size() == 1) return Optional.empty();
        return Optional.of(shown.get(at + 1 < shown.size() ? at + 1 : at - 1));
    }

    private void show(Statements read) {
        statements = read;
        counts.set(read.counts());
        state.set(LoadState.READY);
        arrange();
        arrangeSelection();
        revealAwaited();
    }

    private void revealAwaited() {
        Optional<LedgerRecord> there =
                awaited.flatMap(row -> statements.find(RecordKey.of(row)).filter(it -> it.state() == row.state()));
        there.ifPresent(row -> {
            awaited = Optional.empty();
            filter.set(row.state());
            selected.set(Optional.of(RecordKey.of(row)));
        });
    }

    private void fail(RuntimeException why) {
        problem.set(Failures.reason(why));
        state.set(LoadState.FAILED);
    }

    private void arrange() {
        if (state.get() == LoadState.LOADING || state.get() == LoadState.FAILED) return;
        Rows.bring(rows, statements.grouped(filter.get()));
        countTokens();
        state.set(statements.isEmpty() ? LoadState.EMPTY : rows.isEmpty() ? LoadState.NO_MATCH : LoadState.READY);
    }

    private void arrangeSelection() {
        current.set(selected.get().flatMap(statements::find));
    }

    /** Beside a list of proposals an active record would look like one of them. */
    private void followFilter() {
        boolean listed =
                current.get().filter(row -> row.state() == filter.get()).isPresent();
        if (listed || selected.get().isEmpty()) return;
        selected.set(rows.stream()
                .filter(LedgerRow.Statement.class::isInstance)
                .map(line -> ((LedgerRow.Statement) line).key())
                .findFirst());
    }

    private void countTokens() {
        Set<String> uncounted = new HashSet<>();
        for (LedgerRow line : rows) {
            if (line instanceof LedgerRow.Statement it) uncounted.add(it.row().statement());
        }
        uncounted.removeAll(tokens.keySet());
        if (uncounted.isEmpty()) return;
        background.ask(() -> count(uncounted), tokens::putAll, _ -> {});
    }

    private Map<String, Integer> count(Set<String> texts) {
        Map<String, Integer> counted = new HashMap<>();
        for (String text : List.copyOf(texts)) counted.put(text, counter.of(text));
        return counted;
    }
}
