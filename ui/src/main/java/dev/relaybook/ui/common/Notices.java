// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The notices on screen, the newest last; repeats are folded. FX thread only. */
public final class Notices {
    private static final int MOST = 3;
    private static final Duration READING_TIME = Duration.ofSeconds(6);

    private final ObservableList<Notice> shown = FXCollections.observableArrayList();
    private final ObservableList<Notice> view = FXCollections.unmodifiableObservableList(shown);
    private final Background background;

    public Notices(Background background) {
        this.background = background;
    }

    public ObservableList<Notice> shown() {
        return view;
    }

    public void show(Notice notice) {
        Notice fresh = notice;
        for (Notice old : shown) {
            if (old.saysTheSameAs(notice)) fresh = old.onceMore(notice);
        }
        shown.removeIf(old -> old.saysTheSameAs(notice));
        if (shown.size() == MOST) shown.removeFirst();
        shown.add(fresh);
        if (fresh.tone() == Notice.Tone.DONE) vanishLater(fresh);
    }

    /** Says that something was done. */
    public void done(String title) {
        show(Notice.done(title, Optional.empty()));
    }

    /** Shows a failure of what {@code title} names; the log has the rest. */
    public Consumer<RuntimeException> failure(String title) {
        return problem -> show(Failures.notice(title, problem));
    }

    public void dismiss(Notice notice) {
        shown.removeIf(old -> old == notice);
    }

    private void vanishLater(Notice notice) {
        var unused = background.later(READING_TIME, () -> dismiss(notice));
    }
}
