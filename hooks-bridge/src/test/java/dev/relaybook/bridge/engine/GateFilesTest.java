// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GateFilesTest {
    @TempDir
    private Path folder;

    private Home home;
    private GateFiles gates;

    @BeforeEach
    void makeHome() {
        home = new Home(folder.resolve("home")).prepare();
        gates = new GateFiles(home);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "../../escape", ".hidden", "..", "a/b", "ünïcode", "*", "-rf", "tail."})
    void opensAndClosesForWhateverASessionIsCalled(String id) throws IOException {
        SessionKey session = session(id);

        gates.open(session);

        assertTrue(gates.isOpen(session));
        assertEquals(List.of(Optional.of(session)), sessions());
        assertEquals(1, seenByTheLauncher().size());

        gates.close(session);
        assertFalse(gates.isOpen(session));
        assertEquals(Set.of(), seenByTheLauncher());
    }

    @Test
    void longNamesAndCapitalsStayApart() throws IOException {
        gates.open(session("x".repeat(200)));
        gates.open(session("x".repeat(199)));
        gates.open(session("abc"));
        gates.open(session("ABC"));

        Set<String> lowered = seenByTheLauncher().stream()
                .map(name -> name.toLowerCase(java.util.Locale.ROOT))
                .collect(Collectors.toSet());
        assertEquals(4, lowered.size());
    }

    @Test
    void aFileThatACrashLeftNamesNoSession() throws IOException {
        gates.open(session("kept"));
        gates.close(session("kept"));
        Files.createFile(home.open().resolve("claude-code").resolve("empty"));

        assertEquals(List.of(Optional.empty()), sessions());
    }

    @Test
    void filesAreForTheirOwnerOnly() throws IOException {
        gates.open(session("a"));

        Path file = home.open().resolve("claude-code").resolve("a");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(home.open())));
    }

    private List<Optional<SessionKey>> sessions() throws IOException {
        return gates.all().stream().map(GateFiles.Gate::session).toList();
    }

    /** What the launcher's glob finds: no names that start with a dot. */
    private Set<String> seenByTheLauncher() throws IOException {
        try (var files = Files.list(home.open().resolve("claude-code"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.startsWith("."))
                    .collect(Collectors.toSet());
        }
    }

    private static SessionKey session(String id) {
        return new SessionKey(HostId.CLAUDE_CODE, id);
    }
}
