// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.UnusableHomeException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Who listens, where, and what is left behind. */
@Timeout(60)
class ListeningTest {
    @TempDir
    private Path folder;

    private final RecordingHooks hooks = new RecordingHooks();
    private Home home;

    @BeforeEach
    void makeHome() {
        home = new Home(folder.resolve("home")).prepare();
    }

    @Test
    void theHomeSaysWhereWhileSomebodyListens() throws IOException {
        try (BridgeServer server = start()) {
            assertEquals(server.socket() + "\n", Files.readString(home.socket()));
            assertEquals(
                    "rwx------",
                    PosixFilePermissions.toString(
                            Files.getPosixFilePermissions(server.socket().resolveSibling(""))));
        }
        assertFalse(Files.exists(home.socket()));
    }

    @Test
    void stoppingLeavesNoSocketAndNoFolder() throws IOException {
        BridgeServer server = start();
        server.close();

        assertFalse(Files.exists(server.socket()));
        assertFalse(Files.exists(server.socket().resolveSibling("")));
        start().close();
    }

    @Test
    void aSecondServerSaysWhoListensAndDoesNotDisturb() throws IOException {
        try (BridgeServer first = start()) {
            var refused = assertThrows(AlreadyListeningException.class, this::start);

            assertTrue(String.valueOf(refused.getMessage())
                    .contains("process " + ProcessHandle.current().pid() + " "));
            assertTrue(Peer.post(first.socket(), "/v1/hooks/a/b", "", "").startsWith("HTTP/1.1 200"));
        }
    }

    @Test
    void aStaleSocketIsReplaced() throws IOException {
        BridgeServer server = start();
        server.close();
        makeFolder(server, "rwx------");
        try (var dead = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            dead.bind(UnixDomainSocketAddress.of(server.socket()));
        }
        assertTrue(Files.exists(server.socket()));

        try (BridgeServer next = start()) {
            assertTrue(Peer.post(next.socket(), "/v1/hooks/a/b", "", "").startsWith("HTTP/1.1 200"));
        }
    }

    @Test
    void aSocketFolderThatOthersMayEnterIsRefused() throws IOException {
        BridgeServer server = start();
        server.close();
        Path place = makeFolder(server, "rwxr-xr-x");

        var refused = assertThrows(UnusableHomeException.class, this::start);

        assertTrue(
                String.valueOf(refused.getMessage()).contains("can be entered by other users"), refused.getMessage());
        Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwx------"));
        start().close();
    }

    @Test
    void aLongRuntimeFolderIsNotUsed() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("x".repeat(90)));

        try (BridgeServer server = BridgeServer.start(home, Map.of("XDG_RUNTIME_DIR", deep.toString()), hooks, hooks)) {
            assertTrue(server.socket().startsWith("/tmp"), server.socket().toString());
            assertTrue(server.socket().toString().length() <= 100);
        }
    }

    private static Path makeFolder(BridgeServer server, String permissions) throws IOException {
        Path folder = server.socket().resolveSibling("");
        Files.createDirectory(folder);
        return Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(permissions));
    }

    private BridgeServer start() throws IOException {
        return BridgeServer.start(home, Map.of("XDG_RUNTIME_DIR", folder.toString()), hooks, hooks);
    }
}
