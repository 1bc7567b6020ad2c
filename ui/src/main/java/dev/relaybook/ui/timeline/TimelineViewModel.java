// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.timeline;

import dev.relaybook.bridge.timeline.TimelineSource;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.timeline.LedgerBeside;
import dev.relaybook.model.timeline.TimelineEntry;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Failures;
import dev.relaybook.ui.common.Latest;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.common.Rows;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * What happened in a conversation, the newest at the end; earlier pages are read when someone asks for them. While it is on
 * screen, it looks once a second for what the host wrote. FX thread only.
 */
public final class TimelineViewModel {
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(900);

    private final Ledgers ledgers;
    private final TimelineSource source;
    private final Background background;
    private final Latest latest = new Latest();
    private Optional<Session> session = Optional.empty();
    private Pages pages = Pages.NONE;
    private List<TimelineEntry> entries = List.of();
    private boolean asking;
    private boolean stale;

    private final ObservableList<TimelineEntry> rows = FXCollections.observableArrayList();
    private final ObservableList<TimelineEntry> shownRows = FXCollections.unmodifiableObservableList(rows);
    private final ObjectProperty<Optional<Long>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<TimelineEntry>> current =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<Shown> filter = new SimpleObjectProperty<>(Shown.ALL);
    private final ReadOnlyObjectWrapper<Optional<Pages.Lines>> lines = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final BooleanProperty watching = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<LoadState> state = new ReadOnlyObjectWrapper<>(LoadState.LOADING);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public TimelineViewModel(Ledgers ledgers, TimelineSource source, Background background) {
        this.ledgers = ledgers;
        this.source = source;
        this.background = background;
        filter.subscribe((_, _) -> arrange());
        selected.subscribe((_, _) -> follow());
        watching.subscribe((_, now) -> {
            if (now) look();
        });
    }

    public ObservableList<TimelineEntry> rows() {
        return shownRows;
    }

    /** The first line of the selected row, which names it. */
    public ObjectProperty<Optional<Long>> selectedProperty() {
        return selected;
    }

    /** The selected row as it stands now. */
    public ReadOnlyObjectProperty<Optional<TimelineEntry>> currentProperty() {
        return current.getReadOnlyProperty();
    }

    public ObjectProperty<Shown> filterProperty() {
        return filter;
    }

    /** Which lines of the log were read so far; empty while there are none. */
    ReadOnlyObjectProperty<Optional<Pages.Lines>> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** Whether someone looks at it. */
    public BooleanProperty watchingProperty() {
        return watching;
    }

    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    public void open(Optional<Session> opened) {
        session = opened;
        pages = Pages.NONE;
        entries = List.of();
        selected.set(Optional.empty());
        lines.set(Optional.empty());
        rows.clear();
        asking = false;
        stale = false;
        state.set(LoadState.LOADING);
        if (watching.get()) load();
    }

    /** What was recorded stands beside the rows. */
    public void changed(Set<LedgerId> ledgerIds) {
        boolean ours = session.filter(it -> ledgerIds.contains(it.ledger())
                        || ledgerIds.contains(it.project().ledger()))
                .isPresent();
        if (!ours || !watching.get()) return;
        if (asking) stale = true; // its answer may be from before
        else load();
    }

    public void load() {
        ask(read -> read, true, () -> {});
    }

    /** Reads one page more. */
    public void earlier() {
        session.ifPresent(it -> ask(read -> read.further(source, it), true, () -> {}));
    }

    /** Selects the row that a line of the log belongs to, however far back it is. */
    public void show(long line) {
        filter.set(Shown.ALL);
        session.ifPresent(it -> ask(read -> read.backTo(line, source, it), true, () -> select(line)));
    }

    private void select(long line) {
        LedgerBeside.at(line, entries)
                .ifPresent(found -> selected.set(Optional.of(found.row().lines().first())));
    }

    /** @param all read what the ledger knows even where the log has nothing new */
    private void ask(UnaryOperator<Pages> more, boolean all, Runnable then) {
        Latest.Ticket ticket = latest.next();
        session.ifPresent(it -> {
            asking = true;
            Pages known = pages;
            background.ask(
                    () -> read(it, more, known, all),
                    ticket.<Optional<Read>>only(answer -> {
                        answered(answer);
                        then.run();
                    }),
                    ticket.only(this::fail));
        });
    }

    /** What one question brought. */
    private record Read(Pages pages, List<TimelineEntry> entries) {}

    private Optional<Read> read(Session of, UnaryOperator<Pages> more, Pages known, boolean all) {
        Session now =
                ledgers.<Optional<Session>>read(in -> in.session(of.ledger())).orElse(of);
        Pages read = more.apply(known.upToDate(source, now));
        if (!all && read.equals(known)) return Optional.empty();
        LedgerBeside beside = ledgers.read(in -> LedgerBeside.of(in, now));
        return Optional.of(new Read(read, beside.around(read.rows())));
    }

    private void answered(Optional<Read> answer) {
        asking = false;
        answer.ifPresent(it -> {
            pages = it.pages();
            entries = it.entries();
            lines.set(pages.lines());
            state.set(LoadState.READY);
            arrange();
        });
        if (stale) {
            stale = false;
            load();
        }
    }

    private void arrange() {
        if (state.get() == LoadState.LOADING || state.get() == LoadState.FAILED) return;
        Rows.bring(
                rows,
                entries.stream().filter(it -> filter.get().holds(it.row())).toList());
        follow();
        state.set(entries.isEmpty() ? LoadState.EMPTY : rows.isEmpty() ? LoadState.NO_MATCH : LoadState.READY);
    }

    private void follow() {
        current.set(selected.get()
                .flatMap(line -> entries.stream()
                        .filter(it -> it.row().lines().first() == line)
                        .findFirst()));
    }

    private void fail(RuntimeException why) {
        asking = false;
        problem.set(Failures.reason(why));
        state.set(LoadState.FAILED);
    }

    private void look() {
        if (!watching.get()) return;
        if (!asking) ask(read -> read, state.get() != LoadState.READY, () -> {});
        var unused = background.later(BETWEEN_LOOKS, this::look);
    }
}
