// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files {@code open/HOST/SESSION~announced}: a compaction was announced that the ledger knows nothing of yet. The shell
 * launcher leaves one before it does anything that can fail, wait or be killed. It opens the gate as a gate file does, so the
 * next call of that session gets through and makes up for the one that was lost.
 */
final class Announcements {
    private static final String ENDING = "~announced";

    private final Path folder;

    Announcements(Home home) {
        folder = home.open();
    }

    /** Whether one waits for the ledger. */
    boolean waits(SessionKey session) {
        return Files.exists(file(session));
    }

    void leave(SessionKey session) throws IOException {
        PrivateFiles.createFolder(hostFolder(session));
        PrivateFiles.createFile(file(session));
    }

    /** The ledger knows now, or there is nothing to know. */
    void settle(SessionKey session) throws IOException {
        Files.deleteIfExists(file(session));
    }

    static boolean isOne(Path file) {
        return file.getFileName().toString().endsWith(ENDING);
    }

    private Path file(SessionKey session) {
        return hostFolder(session).resolve(GateName.of(session.id()) + ENDING);
    }

    private Path hostFolder(SessionKey session) {
        return folder.resolve(session.host().value());
    }
}
