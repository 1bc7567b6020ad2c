// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sessions;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Failures;
import dev.relaybook.ui.common.Latest;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.common.Rows;
import java.util.Comparator;
import java.util.LinkedHashMap;
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
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The sidebar: which conversations there are, and which one is open. FX thread only. */
public final class SessionsViewModel {
    private static final Comparator<SessionSummary> NEWEST_FIRST =
            Comparator.comparing((SessionSummary it) -> it.session().lastSeen()).reversed();

    private final Ledgers ledgers;
    private final Background background;
    private final Latest latest = new Latest();
    private final Map<LedgerId, SessionSummary> known = new LinkedHashMap<>();

    private final ObservableList<SidebarRow> rows = FXCollections.observableArrayList();
    private final ObservableList<SidebarRow> shownRows = FXCollections.unmodifiableObservableList(rows);
    private final StringProperty query = new SimpleStringProperty("");
    private final ObjectProperty<Optional<LedgerId>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<SessionSummary>> open = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<LoadState> state = new ReadOnlyObjectWrapper<>(LoadState.LOADING);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public SessionsViewModel(Ledgers ledgers, Background background) {
        this.ledgers = ledgers;
        this.background = background;
        query.subscribe((_, _) -> arrangeIfLoaded());
        selected.subscribe((_, _) -> arrangeIfLoaded());
    }

    public ObservableList<SidebarRow> rows() {
        return shownRows;
    }

    /** What the search box holds. */
    public StringProperty queryProperty() {
        return query;
    }

    /** The conversation to show; it stays when the filter hides its row. */
    public ObjectProperty<Optional<LedgerId>> selectedProperty() {
        return selected;
    }

    /** The summary of the selected conversation, kept up to date. */
    public ReadOnlyObjectProperty<Optional<SessionSummary>> openProperty() {
        return open.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Reads all conversations anew. */
    public void load() {
        if (state.get() == LoadState.FAILED) state.set(LoadState.LOADING);
        Latest.Ticket ticket = latest.next();
        background.ask(this::readAll, ticket.only(this::show), ticket.only(this::fail));
    }

    /** Reads only what changed. */
    public void changed(Set<LedgerId> ledgerIds) {
        if (state.get() == LoadState.LOADING || state.get() == LoadState.FAILED) {
            load();
            return;
        }
        background.ask(() -> read(ledgerIds), this::merge, this::fail);
    }

    /** Opens the conversation below the open one, or above it for a negative {@code step}. */
    public void move(int step) {
        List<LedgerId> shown = shownLedgers();
        if (shown.isEmpty()) return;
        int now = selected.get().map(shown::indexOf).orElse(-1);
        int next = now < 0 ? 0 : Math.clamp((long) now + step, 0, shown.size() - 1);
        selected.set(Optional.of(shown.get(next)));
    }

    private List<SessionSummary> readAll() {
        return ledgers.read(reader -> reader.sessions().stream()
                .map(session -> SessionSummary.read(reader, session))
                .toList());
    }

    private List<SessionSummary> read(Set<LedgerId> ledgerIds) {
        return ledgers.read(reader -> ledgerIds.stream()
                .flatMap(ledger -> reader.session(ledger).stream())
                .map(session -> SessionSummary.read(reader, session))
                .toList());
    }

    private void show(List<SessionSummary> summaries) {
        known.clear();
        merge(summaries);
    }

    private void merge(List<SessionSummary> summaries) {
        summaries.forEach(summary -> known.put(summary.ledger(), summary));
        if (selected.get().isEmpty()) {
            selected.set(known.values().stream().min(NEWEST_FIRST).map(SessionSummary::ledger));
        }
        arrange();
    }

    private void arrangeIfLoaded() {
        if (state.get() != LoadState.LOADING && state.get() != LoadState.FAILED) arrange();
    }

    private void arrange() {
        List<SessionSummary> matching = known.values().stream()
                .filter(summary -> query.get().isBlank() || summary.matches(query.get()))
                .sorted(NEWEST_FIRST)
                .toList();
        Rows.bring(rows, SidebarRow.grouped(matching));
        open.set(selected.get().map(known::get));
        state.set(known.isEmpty() ? LoadState.EMPTY : matching.isEmpty() ? LoadState.NO_MATCH : LoadState.READY);
    }

    private void fail(RuntimeException why) {
        if (!known.isEmpty())
            return; // what is known stays on screen; the status bar says that the ledger can't be read
        problem.set(Failures.reason(why));
        state.set(LoadState.FAILED);
    }

    private List<LedgerId> shownLedgers() {
        return rows.stream()
                .filter(SidebarRow.Conversation.class::isInstance)
                .map(row -> ((SidebarRow.Conversation) row).summary().ledger())
                .toList();
    }
}
