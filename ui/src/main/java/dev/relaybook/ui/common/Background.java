// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.util.Subscription;

/** Takes work off the FX thread and brings its answer back to it. Called on the FX thread. */
public interface Background {
    /** Asks something; several questions may be under way at once, so drop the outdated answers, see {@link Latest}. */
    <T> void ask(Supplier<? extends T> question, Consumer<? super T> answered, Consumer<RuntimeException> failed);

    /** Does something that leaves a trace; one after another, in the order of the calls. */
    <T> void act(Supplier<? extends T> action, Consumer<? super T> done, Consumer<RuntimeException> failed);

    /** Runs {@code task} on the FX thread after a pause, unless the subscription ends before. */
    Subscription later(Duration pause, Runnable task);
}
