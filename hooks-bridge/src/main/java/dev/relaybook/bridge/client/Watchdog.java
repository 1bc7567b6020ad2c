// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.client;

import dev.relaybook.bridge.engine.Deadline;
import dev.relaybook.bridge.engine.FileJournal;
import dev.relaybook.bridge.engine.Home;
import java.util.concurrent.atomic.AtomicBoolean;

/** Ends the process in time, whatever it hangs on: the host would kill it a little later and show a failure. Thread-safe. */
final class Watchdog {
    private final AtomicBoolean over = new AtomicBoolean();

    static Watchdog start(Home home, Arguments arguments) {
        Watchdog watchdog = new Watchdog();
        Thread.ofPlatform().daemon().name("watchdog").start(() -> watchdog.watch(home, arguments));
        return watchdog;
    }

    /** From here on the answer is being printed, and half an answer would be worse than a late one. */
    void stop() {
        if (over.compareAndSet(false, true)) return;
        while (true) Thread.yield(); // the process is ending already
    }

    private void watch(Home home, Arguments arguments) {
        Deadline deadline = arguments.deadline();
        try {
            Thread.sleep(deadline.remaining());
        } catch (InterruptedException _) {
            return;
        }
        if (!over.compareAndSet(false, true)) return;
        // the disk may be what hangs, so nobody waits long for the log
        Thread note = Thread.ofPlatform()
                .daemon()
                .start(() -> new FileJournal(home)
                        .note("gave up on " + arguments.host() + " " + arguments.event() + ": out of time"));
        try {
            note.join(200);
        } catch (InterruptedException _) {
            // ending all the same
        }
        Runtime.getRuntime().halt(0);
    }
}
