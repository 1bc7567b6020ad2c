// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Version;
import dev.relaybook.bridge.server.LookForListener.Found;
import dev.relaybook.bridge.server.LookForListener.State;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LookForListenerTest {
    @TempDir
    private Path folder;

    private Home home;

    @BeforeEach
    void makeHome() {
        home = new Home(folder.resolve("home")).prepare();
    }

    @Test
    void whereNobodyEverListenedNobodyDoes() {
        assertEquals(Found.just(State.NOBODY), look(Duration.ofSeconds(10)));
    }

    @Test
    void aServerTellsWhoItIs() throws IOException {
        var hooks = new RecordingHooks();
        try (var _ = BridgeServer.start(home, Map.of("XDG_RUNTIME_DIR", folder.toString()), hooks, hooks)) {
            assertEquals(
                    new Found(
                            State.ANSWERS,
                            Optional.of(Version.current()),
                            Optional.of(ProcessHandle.current().pid())),
                    look(Duration.ofSeconds(10)));
        }
        assertEquals(State.NOBODY, look(Duration.ofSeconds(10)).state());
    }

    @Test
    void whatAKilledServerLeavesIsNoServer() throws IOException {
        try (var dead = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            dead.bind(UnixDomainSocketAddress.of(socket()));
        }
        note();

        assertEquals(State.GONE, look(Duration.ofSeconds(10)).state());
    }

    @Test
    void aFolderInTheSocketsPlaceIsNoServer() throws IOException {
        Files.createDirectory(socket());
        note();

        assertEquals(State.GONE, look(Duration.ofSeconds(10)).state());
    }

    @Test
    void whoeverTakesTheCallAndSaysNothingHangs() throws IOException {
        try (var channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.bind(UnixDomainSocketAddress.of(socket()));
            note();

            assertEquals(State.HANGS, look(Duration.ofMillis(300)).state());
        }
    }

    @Test
    void whoeverTalksNonsenseIsNotOurs() throws IOException {
        try (var channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.bind(UnixDomainSocketAddress.of(socket()));
            note();
            Thread.ofVirtual().start(() -> talk(channel));

            assertEquals(State.HANGS, look(Duration.ofSeconds(10)).state());
        }
    }

    private static void talk(ServerSocketChannel channel) {
        try (var peer = channel.accept()) {
            peer.read(ByteBuffer.allocate(1 << 12));
            peer.write(StandardCharsets.UTF_8.encode("HTTP/1.1 200 OK\r\n\r\n[1]"));
        } catch (IOException _) {
            // the test is over
        }
    }

    private Found look(Duration patience) {
        return LookForListener.look(home, patience);
    }

    private void note() throws IOException {
        Files.writeString(home.socket(), socket() + "\n");
    }

    private Path socket() {
        return folder.resolve("s");
    }
}
