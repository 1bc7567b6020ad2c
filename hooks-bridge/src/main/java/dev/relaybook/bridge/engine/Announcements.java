// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files {@code open/HOST/SESSION~announced} and {@code ~reported}: a host called before a compaction, or after it, and the ledger
 * knows nothing of the call yet. The shell launcher leaves one before it does anything that can fail, wait or be killed. It opens
 * the gate as a gate file does, so the next call of that session gets through and makes up for the one that was lost.
 */
final class Announcements {
    private static final String ANNOUNCED = "~announced";
    private static final String REPORTED = "~reported";

    private final Path folder;

    Announcements(Home home) {
        folder = home.open();
    }

    /** Whether a compaction was announced without the ledger's knowledge. */
    boolean announced(SessionKey session) {
        return Files.exists(file(session, ANNOUNCED));
    }

    /** Whether a compaction was reported without the ledger's knowledge. */
    boolean reported(SessionKey session) {
        return Files.exists(file(session, REPORTED));
    }

    void leave(SessionKey session) throws IOException {
        PrivateFiles.createFolder(hostFolder(session));
        PrivateFiles.createFile(file(session, ANNOUNCED));
    }

    /** The ledger knows now, or there is nothing to know. */
    void settle(SessionKey session) throws IOException {
        Files.deleteIfExists(file(session, ANNOUNCED));
        Files.deleteIfExists(file(session, REPORTED));
    }

    static boolean isOne(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(ANNOUNCED) || name.endsWith(REPORTED);
    }

    private Path file(SessionKey session, String ending) {
        return hostFolder(session).resolve(GateName.of(session.id()) + ending);
    }

    private Path hostFolder(SessionKey session) {
        return folder.resolve(session.host().value());
    }
}
