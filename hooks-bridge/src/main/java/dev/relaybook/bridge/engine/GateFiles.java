// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The gate files {@code open/HOST/SESSION}: while one is there, the shell launcher lets that host's prompts and tool
 * results through to Relaybook. Opened and closed under the ledger's write lock only, see {@link GatedLedgers}.
 */
public final class GateFiles {
    private final Path folder;

    public GateFiles(Home home) {
        folder = home.open();
    }

    public boolean isOpen(SessionKey session) {
        return Files.exists(file(session));
    }

    /** The file says whose it is, since its name may be shortened. */
    public void open(SessionKey session) throws IOException {
        Path file = file(session);
        if (Files.exists(file)) return;
        PrivateFiles.createFolder(hostFolder(session));
        PrivateFiles.createFile(file);
        Files.write(file, session.id().getBytes(StandardCharsets.UTF_8));
    }

    public void close(SessionKey session) throws IOException {
        Files.deleteIfExists(file(session));
    }

    /** Says that this gate is open for a good reason now. */
    void refresh(SessionKey session, Instant now) throws IOException {
        Files.setLastModifiedTime(file(session), FileTime.from(now));
    }

    void close(Gate gate) throws IOException {
        Files.deleteIfExists(gate.file());
    }

    /**
     * A gate that is open.
     *
     * @param session whose it is; empty for a file that a crash left before its content, and for an announcement
     */
    record Gate(Path file, Optional<SessionKey> session, Instant since) {
        /** Whether it is open for a call to come, and not for what a ledger says. */
        boolean announcement() {
            return Announcements.isOne(file);
        }
    }

    List<Gate> all() throws IOException {
        List<Gate> gates = new ArrayList<>();
        for (Path host : children(folder)) {
            for (Path file : children(host)) gate(host, file).ifPresent(gates::add);
        }
        return gates;
    }

    private Optional<Gate> gate(Path host, Path file) throws IOException {
        try {
            Optional<SessionKey> session =
                    session(host, file).filter(key -> file(key).equals(file));
            return Optional.of(
                    new Gate(file, session, Files.getLastModifiedTime(file).toInstant()));
        } catch (NoSuchFileException _) {
            return Optional.empty(); // closed meanwhile
        }
    }

    private Path file(SessionKey session) {
        return hostFolder(session).resolve(GateName.of(session.id()));
    }

    private Path hostFolder(SessionKey session) {
        return folder.resolve(session.host().value());
    }

    private static Optional<SessionKey> session(Path host, Path file) throws IOException {
        try {
            return Optional.of(new SessionKey(new HostId(host.getFileName().toString()), Files.readString(file)));
        } catch (IllegalArgumentException | CharacterCodingException _) {
            return Optional.empty();
        }
    }

    private static List<Path> children(Path folder) throws IOException {
        List<Path> children = new ArrayList<>();
        if (!Files.isDirectory(folder)) return children;
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(children::add);
        }
        return children;
    }
}
