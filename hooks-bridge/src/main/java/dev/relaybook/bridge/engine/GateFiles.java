// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** The sessions whose gate is open. Files that name none are deleted: a crash left them. */
    public List<SessionKey> sweep() throws IOException {
        List<SessionKey> open = new ArrayList<>();
        for (Path host : children(folder)) {
            for (Path file : children(host)) {
                Optional<SessionKey> session = session(host, file);
                if (session.isPresent() && file(session.get()).equals(file)) open.add(session.get());
                else Files.deleteIfExists(file);
            }
        }
        return open;
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
