// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.util.Subscription;

/** Runs everything inline; what was asked for later runs when the test says that time passed. */
public final class DirectBackground implements Background {
    private final List<Runnable> waiting = new ArrayList<>();

    @Override
    public <T> void ask(
            Supplier<? extends T> question, Consumer<? super T> answered, Consumer<RuntimeException> failed) {
        act(question, answered, failed);
    }

    @Override
    public <T> void act(Supplier<? extends T> action, Consumer<? super T> done, Consumer<RuntimeException> failed) {
        T answer;
        try {
            answer = action.get();
        } catch (RuntimeException e) {
            failed.accept(e);
            return;
        }
        done.accept(answer);
    }

    @Override
    public Subscription later(Duration pause, Runnable task) {
        waiting.add(task);
        return () -> waiting.remove(task);
    }

    /** Lets all pauses end that are under way now. */
    public void elapse() {
        List<Runnable> due = List.copyOf(waiting);
        waiting.clear();
        due.forEach(Runnable::run);
    }
}
