// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.review;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.ReviewItem;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.WaitingForReview;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Failures;
import dev.relaybook.ui.common.Latest;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Rows;
import dev.relaybook.ui.ledger.Curation;
import dev.relaybook.ui.sessions.SessionSummary;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;

/** What waits for a decision in the newest sessions, and what a person decides. FX thread only. */
public final class ReviewViewModel {
    private static final int MOST_SESSIONS = 200;

    /** Hooks come in bursts, and looking through all sessions is not free. */
    private static final Duration PAUSE = Duration.ofMillis(400);

    private final Ledgers ledgers;
    private final Background background;
    private final Curation curation;
    private final Latest latest = new Latest();
    private Subscription due = Subscription.EMPTY;

    private final ObservableList<ReviewRow> rows = FXCollections.observableArrayList();
    private final ObservableList<ReviewRow> shownRows = FXCollections.unmodifiableObservableList(rows);
    private final ObjectProperty<Optional<String>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<ReviewRow>> current = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<LoadState> state = new ReadOnlyObjectWrapper<>(LoadState.LOADING);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public ReviewViewModel(Ledgers ledgers, Background background, Curation curation) {
        this.ledgers = ledgers;
        this.background = background;
        this.curation = curation;
        selected.subscribe((_, _) -> follow());
    }

    public ObservableList<ReviewRow> rows() {
        return shownRows;
    }

    /** The key of the row that is decided next. */
    public ObjectProperty<Optional<String>> selectedProperty() {
        return selected;
    }

    /** That row as it stands now. */
    public ReadOnlyObjectProperty<Optional<ReviewRow>> currentProperty() {
        return current.getReadOnlyProperty();
    }

    /** How many wait. */
    public ReadOnlyIntegerProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    public void changed(Set<LedgerId> ledgerIds) {
        if (ledgerIds.isEmpty()) return;
        due.unsubscribe();
        due = background.later(PAUSE, this::load);
    }

    public void load() {
        Latest.Ticket ticket = latest.next();
        background.ask(
                () -> ledgers.read(ReviewViewModel::read),
                ticket.<List<ReviewRow>>only(this::show),
                ticket.only(this::fail));
    }

    /** Goes on without deciding. */
    public void move(int step) {
        int at = current.get().map(rows::indexOf).orElse(-1) + step;
        if (at >= 0 && at < rows.size()) selected.set(Optional.of(rows.get(at).key()));
    }

    /** The statement stands: a proposal is accepted, of a pair both stay, a revived one holds again, a rival stays in place. */
    public void keep() {
        current.get().ifPresent(row -> {
            switch (row.item()) {
                case ReviewItem.Proposal _ -> curation.accept(row.main(), next());
                case ReviewItem.Similar _, ReviewItem.Revived _ ->
                    curation.keepBoth(row.other().orElseThrow(), row.main(), next());
                case ReviewItem.Rivals it ->
                    curation.tombstone(
                            it.contest().displaced(),
                            Messages.text("review.reason.rival", row.main().id()),
                            next());
            }
        });
    }

    /** The statement does not stand: it is rejected or retired; of rivals, the other one takes the place. */
    public void drop() {
        current.get().ifPresent(row -> {
            switch (row.item()) {
                case ReviewItem.Proposal _ ->
                    curation.reject(row.main(), Messages.text("review.reason.rejected"), next());
                case ReviewItem.Revived it ->
                    curation.tombstone(
                            row.main(),
                            it.revival().retired().reason().orElseGet(() -> Messages.text("review.reason.retired")),
                            next());
                case ReviewItem.Similar _ ->
                    curation.tombstone(row.main(), Messages.text("review.reason.retired"), next());
                case ReviewItem.Rivals it -> curation.restore(it.contest().displaced(), next());
            }
        });
    }

    /** The statement takes the place of the one beside it. */
    public void replaceOther() {
        current.get()
                .filter(ReviewViewModel::isReplaceable)
                .ifPresent(row -> curation.supersedeBy(row.other().orElseThrow(), row.main(), next()));
    }

    /** Accepts a proposal in other words. */
    public void reword(String text) {
        current.get()
                .filter(row -> row.item() instanceof ReviewItem.Proposal && !text.isBlank())
                .ifPresent(row -> curation.reword(row.main(), text, next()));
    }

    static boolean isReplaceable(ReviewRow row) {
        boolean pair = row.item() instanceof ReviewItem.Similar || row.item() instanceof ReviewItem.Proposal;
        return pair && row.other().filter(LedgerRecord::active).isPresent();
    }

    /** Once it is decided, the one below is next. */
    private Consumer<LedgerRecord> next() {
        int at = current.get().map(rows::indexOf).orElse(0);
        Optional<String> below =
                at + 1 < rows.size() ? Optional.of(rows.get(at + 1).key()) : Optional.empty();
        return _ -> {
            selected.set(below);
            load();
        };
    }

    private static List<ReviewRow> read(LedgerReader in) {
        List<ReviewRow> all = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Session session : in.sessions().stream().limit(MOST_SESSIONS).toList()) {
            List<ReviewItem> items = WaitingForReview.in(in, session);
            if (items.isEmpty()) continue;
            SessionSummary summary = SessionSummary.read(in, session);
            for (ReviewItem item : items) {
                ReviewRow row = ReviewRow.of(summary, item);
                if (seen.add(row.key())) all.add(row); // what waits in a project waits in all its sessions
            }
        }
        return all;
    }

    private void show(List<ReviewRow> read) {
        Rows.bring(rows, read);
        count.set(rows.size());
        boolean gone = selected.get()
                .filter(key -> rows.stream().anyMatch(row -> row.key().equals(key)))
                .isEmpty();
        if (gone) selected.set(rows.stream().findFirst().map(ReviewRow::key));
        follow();
        state.set(rows.isEmpty() ? LoadState.EMPTY : LoadState.READY);
    }

    private void follow() {
        current.set(selected.get()
                .flatMap(key ->
                        rows.stream().filter(row -> row.key().equals(key)).findFirst()));
    }

    private void fail(RuntimeException why) {
        problem.set(Failures.reason(why));
        state.set(LoadState.FAILED);
    }
}
