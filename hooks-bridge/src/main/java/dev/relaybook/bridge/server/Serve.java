// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import java.io.IOException;
import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps a server up until the process is told to end: {@code relaybook serve}. */
public final class Serve {
    private static final Logger LOG = LoggerFactory.getLogger(Serve.class);

    /** Says where it listens, then returns only when the process ends. */
    public static void untilTold(BridgeServer server, PrintStream out) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stop-serving"));
        LOG.info("listening on {}", server.socket());
        out.println("Listening on " + server.socket());
        out.flush();
        new CountDownLatch(1).await();
    }

    private static void stop(BridgeServer server) {
        try {
            server.close();
        } catch (IOException e) {
            LOG.error("the server did not stop as it should", e);
        }
    }

    private Serve() {}
}
