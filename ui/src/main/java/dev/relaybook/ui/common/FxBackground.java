// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.util.Subscription;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Background work on virtual threads; the only class that calls {@link Platform#runLater}. Thread-safe. */
public final class FxBackground implements Background, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FxBackground.class);

    /** SQLite calls are native and hold a carrier thread, so few run at a time. */
    private final Semaphore permits = new Semaphore(3);

    private final ExecutorService questions = Executors.newThreadPerTaskExecutor(named("ask-"));
    private final ExecutorService actions = Executors.newSingleThreadExecutor(named("act-"));
    private final ExecutorService pauses = Executors.newThreadPerTaskExecutor(named("pause-"));

    @Override
    public <T> void ask(
            Supplier<? extends T> question, Consumer<? super T> answered, Consumer<RuntimeException> failed) {
        submit(questions, () -> report(() -> permitted(question), answered, failed));
    }

    @Override
    public <T> void act(Supplier<? extends T> action, Consumer<? super T> done, Consumer<RuntimeException> failed) {
        submit(actions, () -> report(action, done, failed));
    }

    @Override
    public Subscription later(Duration pause, Runnable task) {
        var ended = new AtomicBoolean();
        submit(pauses, () -> {
            if (!slept(pause)) return;
            Platform.runLater(() -> {
                if (!ended.get()) task.run();
            });
        });
        return () -> ended.set(true);
    }

    /** Lets actions that were begun finish, and drops the rest: what a person did must not be lost, an answer may. */
    @Override
    public void close() {
        pauses.shutdownNow();
        questions.shutdownNow();
        actions.close();
    }

    private <T> T permitted(Supplier<? extends T> question) {
        permits.acquireUninterruptibly();
        try {
            return question.get();
        } finally {
            permits.release();
        }
    }

    private static <T> void report(
            Supplier<? extends T> work, Consumer<? super T> done, Consumer<RuntimeException> failed) {
        try {
            T answer = work.get();
            Platform.runLater(() -> done.accept(answer));
        } catch (RuntimeException e) {
            LOG.warn("Work in the background failed", e);
            Platform.runLater(() -> failed.accept(e));
        }
    }

    private static void submit(ExecutorService executor, Runnable work) {
        try {
            executor.execute(work);
        } catch (RejectedExecutionException e) {
            LOG.debug("The window is closing; work was dropped", e);
        }
    }

    private static boolean slept(Duration pause) {
        try {
            Thread.sleep(pause);
            return true;
        } catch (InterruptedException _) {
            return false; // the window closes
        }
    }

    private static ThreadFactory named(String prefix) {
        return Thread.ofVirtual().name(prefix, 1).factory();
    }
}
