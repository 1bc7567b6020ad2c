// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.search;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.search.Excerpt;
import dev.relaybook.model.search.Hit;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.model.search.SearchQuery;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Failures;
import dev.relaybook.ui.common.Latest;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.sessions.SessionSummary;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;

/** Results as someone types. FX thread only. */
public final class SearchViewModel {
    private static final int PAGE = 50;
    private static final int EXCERPT = 240;

    /** Between two letters of a word nobody wants an answer. */
    private static final Duration PAUSE = Duration.ofMillis(120);

    private final Ledgers ledgers;
    private final LedgerSearch search;
    private final Background background;
    private final Latest latest = new Latest();
    private Subscription due = Subscription.EMPTY;
    private int pages;

    private final StringProperty query = new SimpleStringProperty("");
    private final ObservableList<SearchRow> rows = FXCollections.observableArrayList();
    private final ObservableList<SearchRow> shownRows = FXCollections.unmodifiableObservableList(rows);
    private final ReadOnlyStringWrapper remark = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper more = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<LoadState> state = new ReadOnlyObjectWrapper<>(LoadState.EMPTY);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public SearchViewModel(Ledgers ledgers, LedgerSearch search, Background background) {
        this.ledgers = ledgers;
        this.search = search;
        this.background = background;
        query.subscribe((_, _) -> {
            due.unsubscribe();
            due = background.later(PAUSE, this::look);
        });
    }

    /** What is typed. */
    public StringProperty queryProperty() {
        return query;
    }

    public ObservableList<SearchRow> rows() {
        return shownRows;
    }

    /** What there is to say of the query, or of what was found. */
    public ReadOnlyStringProperty remarkProperty() {
        return remark.getReadOnlyProperty();
    }

    /** Whether there are more hits than are shown. */
    public ReadOnlyBooleanProperty moreProperty() {
        return more.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Looks anew for what is typed. */
    public void look() {
        pages = 0;
        if (query.get().isBlank()) {
            latest.next(); // an answer that is under way comes too late
            rows.clear();
            more.set(false);
            remark.set("");
            state.set(LoadState.EMPTY);
            return;
        }
        switch (SearchQuery.read(query.get())) {
            case SearchQuery.Reading.Understood(SearchQuery understood) -> find(understood, 1);
            case SearchQuery.Reading.Unclear(String sentence) -> remark.set(sentence);
        }
    }

    /** Shows one page more. */
    public void lookFurther() {
        if (more.get() && SearchQuery.read(query.get()) instanceof SearchQuery.Reading.Understood(SearchQuery it)) {
            find(it, pages + 1);
        }
    }

    private void find(SearchQuery understood, int page) {
        Latest.Ticket ticket = latest.next();
        background.ask(
                () -> found(understood, page), ticket.<Found>only(it -> show(it, page)), ticket.only(this::fail));
    }

    /** One page with what its rows need to be shown. */
    private record Found(LedgerSearch.Page page, List<SearchRow> rows) {}

    private Found found(SearchQuery understood, int number) {
        LedgerSearch.Page page = search.find(understood, PAGE, number);
        return new Found(page, ledgers.read(in -> rows(in, page, understood)));
    }

    private static List<SearchRow> rows(LedgerReader in, LedgerSearch.Page page, SearchQuery understood) {
        Map<LedgerId, Optional<SessionSummary>> sessions = new HashMap<>();
        List<SearchRow> rows = new ArrayList<>();
        for (Hit hit : page.hits()) {
            Optional<SessionSummary> session = sessions.computeIfAbsent(
                    hit.ledger(), it -> session(in, it).map(found -> SessionSummary.read(in, found)));
            rows.add(new SearchRow(
                    hit,
                    Excerpt.of(hit.text(), understood, EXCERPT),
                    session.map(SessionSummary::session),
                    session.map(SessionSummary::title).orElse("")));
        }
        return rows;
    }

    private static Optional<Session> session(LedgerReader in, LedgerId ledger) {
        return in.session(ledger)
                .or(() -> ledger.project()
                        .flatMap(project -> in.sessions().stream()
                                .filter(it -> it.project().equals(project))
                                .findFirst()));
    }

    private void show(Found found, int page) {
        pages = page;
        if (page == 1) rows.setAll(found.rows());
        else rows.addAll(found.rows());
        more.set(found.page().more());
        remark.set(remark(found));
        state.set(rows.isEmpty() ? LoadState.NO_MATCH : LoadState.READY);
    }

    private String remark(Found found) {
        if (found.page().cut()) return Messages.text("search.cut", LedgerSearch.RANKED);
        return Messages.text(found.page().more() ? "search.first" : "search.count", rows.size());
    }

    private void fail(RuntimeException why) {
        problem.set(Failures.reason(why));
        state.set(LoadState.FAILED);
    }
}
