// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.bridge.engine.FollowSessions;
import dev.relaybook.bridge.engine.ListenerLock;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.engine.UnusableHomeException;
import dev.relaybook.bridge.server.AlreadyListeningException;
import dev.relaybook.bridge.server.BridgeServer;
import dev.relaybook.ui.common.Failures;
import dev.relaybook.ui.common.Messages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Hosts the home's socket. Thread-safe: the server has one owner, guarded by this object. */
final class SocketBridge implements Bridge {
    private final Relaybook relaybook;
    private Optional<BridgeServer> server = Optional.empty();
    private Optional<FollowSessions> following = Optional.empty();
    private boolean closed;

    SocketBridge(Relaybook relaybook) {
        this.relaybook = relaybook;
    }

    @Override
    public synchronized Attempt listen() {
        try {
            if (!closed && server.isEmpty()) server = Optional.of(started());
            return new Attempt.Listening();
        } catch (AlreadyListeningException _) {
            return new Attempt.Elsewhere(holder());
        } catch (IOException | UnusableHomeException e) {
            return new Attempt.Failed(Failures.reason(e));
        }
    }

    @Override
    public synchronized void follow() {
        if (closed || following.isPresent()) return;
        following = Optional.of(relaybook.followSessions());
    }

    private BridgeServer started() throws IOException {
        return BridgeServer.start(relaybook.home(), System.getenv(), relaybook.hooks(), relaybook.contract());
    }

    @Override
    public synchronized void close() {
        closed = true;
        following.ifPresent(FollowSessions::close);
        following = Optional.empty();
        try {
            if (server.isPresent()) server.get().close();
            server = Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot stop listening", e);
        }
    }

    private String holder() {
        return ListenerLock.holder(relaybook.home())
                .map(pid -> Messages.text("bridge.process", Long.toString(pid)))
                .orElseGet(() -> Messages.text("bridge.process.unknown"));
    }
}
