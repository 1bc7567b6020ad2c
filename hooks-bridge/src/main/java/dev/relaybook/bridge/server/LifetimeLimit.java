// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.thread.Scheduler;

/** Closes connections that are old: the idle time-out alone lets a peer hold one for ever with a byte now and then. Thread-safe. */
final class LifetimeLimit implements Connection.Listener {
    private final Scheduler scheduler;
    private final Duration longest;
    private final Map<Connection, Scheduler.Task> ends = new ConcurrentHashMap<>();

    LifetimeLimit(Scheduler scheduler, Duration longest) {
        this.scheduler = scheduler;
        this.longest = longest;
    }

    @Override
    public void onOpened(Connection connection) {
        Runnable end = () -> connection.getEndPoint().close();
        ends.put(connection, scheduler.schedule(end, longest.toMillis(), TimeUnit.MILLISECONDS));
    }

    @Override
    public void onClosed(Connection connection) {
        Scheduler.Task end = ends.remove(connection);
        if (end != null) end.cancel();
    }
}
