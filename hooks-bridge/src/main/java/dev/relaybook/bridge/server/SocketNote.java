// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.PrivateFiles;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The socket and the file in the home that tells clients where it is. Only the lock's holder touches them. */
final class SocketNote {
    private final Path note;
    private final Path socket;

    SocketNote(Home home, Path socket) {
        note = home.socket();
        this.socket = socket;
    }

    Path socket() {
        return socket;
    }

    /** A killed server leaves its socket, and binding to one that is there fails. */
    void removeStale() throws IOException {
        if (answers()) throw new IOException("somebody listens on " + socket + " without holding the home's lock");
        remove();
    }

    /** Written in one piece, so that no client reads half a path. */
    void write() throws IOException {
        Path whole = note.resolveSibling(".socket");
        Files.deleteIfExists(whole);
        PrivateFiles.createFile(whole);
        Files.writeString(whole, socket + "\n");
        Files.move(whole, note, StandardCopyOption.ATOMIC_MOVE);
    }

    void remove() throws IOException {
        Files.deleteIfExists(note);
        Files.deleteIfExists(socket);
    }

    private boolean answers() {
        try (var _ = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }
}
