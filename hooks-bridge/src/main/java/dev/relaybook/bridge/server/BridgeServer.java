// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.ContractHandler;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.HookHandler;
import dev.relaybook.bridge.engine.ListenerLock;
import dev.relaybook.bridge.engine.Version;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Listens on the home's socket from {@link #start} to {@link #close}. */
public final class BridgeServer implements AutoCloseable {
    private static final Duration LONGEST_CONNECTION = Duration.ofSeconds(60);

    private final ListenerLock lock;
    private final SocketFolder folder;
    private final SocketNote note;
    private final Server jetty;
    private final InTime inTime;

    private BridgeServer(ListenerLock lock, SocketFolder folder, SocketNote note, Server jetty, InTime inTime) {
        this.lock = lock;
        this.folder = folder;
        this.note = note;
        this.jetty = jetty;
        this.inTime = inTime;
    }

    /**
     * @throws AlreadyListeningException when another process listens for this home; it is not disturbed
     * @throws dev.relaybook.bridge.engine.UnusableHomeException when the socket's folder can't be used
     */
    public static BridgeServer start(
            Home home, Map<String, String> environment, HookHandler hooks, ContractHandler contract)
            throws IOException {
        ListenerLock lock = ListenerLock.take(home).orElseThrow(() -> new AlreadyListeningException(home));
        try {
            SocketFolder folder = SocketFolder.prepare(home, environment);
            SocketNote note = new SocketNote(home, folder.socket());
            note.removeStale();

            InTime inTime = new InTime();
            Server jetty = jetty(folder);
            jetty.setHandler(
                    new Routes(health(home), new HookRoute(hooks, inTime), new ContractRoute(contract, inTime)));
            begin(jetty);
            note.write();
            return new BridgeServer(lock, folder, note, jetty, inTime);
        } catch (IOException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    public Path socket() {
        return note.socket();
    }

    /** Stops listening; calls that are under way are given up. */
    @Override
    public void close() throws IOException {
        try {
            note.remove();
            jetty.stop();
            folder.removeIfEmpty();
        } catch (Exception e) {
            throw new IOException("cannot stop listening", e);
        } finally {
            inTime.close();
            lock.close();
        }
    }

    private static Server jetty(SocketFolder folder) {
        var pool = new QueuedThreadPool(16, 2);
        pool.setName("bridge");
        pool.setDaemon(true);
        pool.setVirtualThreadsExecutor(Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name("bridge-request-", 0).factory()));
        var server = new Server(pool);
        var connector = new PeerCheckedConnector(server, folder.socket(), folder.owner());
        connector.addBean(new LifetimeLimit(connector.getScheduler(), LONGEST_CONNECTION));
        server.addConnector(connector);
        server.setErrorHandler(new PlainErrors());
        return server;
    }

    private static void begin(Server jetty) throws IOException {
        try {
            jetty.start();
        } catch (Exception e) {
            throw new IOException("cannot listen", e);
        }
    }

    private static Map<String, ?> health(Home home) {
        Map<String, Object> health = new LinkedHashMap<>();
        health.put("status", "ok");
        health.put("version", Version.current());
        health.put("home", home.folder().toString());
        health.put("pid", ProcessHandle.current().pid());
        return health;
    }
}
