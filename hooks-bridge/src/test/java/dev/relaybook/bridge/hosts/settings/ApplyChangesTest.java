// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.FileChange;
import dev.relaybook.bridge.hosts.InstallPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApplyChangesTest {
    @TempDir
    private Path folder;

    private ApplyChanges changes;
    private Path file;

    @BeforeEach
    void setUp() {
        changes = new ApplyChanges(folder.resolve("home"));
        file = folder.resolve("agent/settings.json");
    }

    @Test
    void aFileAndItsFoldersAreMade() throws IOException {
        changes.apply(plan(new FileChange(file, Optional.empty(), Optional.of("new\n"))));

        assertEquals("new\n", Files.readString(file));
        try (var left = Files.list(file.getParent())) {
            assertEquals(1, left.count());
        }
    }

    @Test
    void modeAndLinkStay() throws IOException {
        Path real = Files.writeString(
                Files.createDirectory(folder.resolve("dotfiles")).resolve("real.json"), "old");
        Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-r-----"));
        Files.createDirectories(file.getParent());
        Files.createSymbolicLink(file, real);

        changes.apply(plan(new FileChange(file, Optional.of("old"), Optional.of("new"))));

        assertTrue(Files.isSymbolicLink(file));
        assertEquals("new", Files.readString(real));
        assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(real)));
    }

    @Test
    void whatLiesInTheRelaybookHomeIsForItsOwnerOnly() throws IOException {
        Path backup = folder.resolve("home/backups/x");

        changes.apply(plan(new FileChange(backup, Optional.empty(), Optional.of("secret"))));

        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)));
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(backup.getParent())));
    }

    @Test
    void aFileThatChangedMeanwhileIsLeftAlone() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "somebody else's");

        SettingsNotWrittenException problem = assertThrows(
                SettingsNotWrittenException.class,
                () -> changes.apply(plan(new FileChange(file, Optional.of("old"), Optional.of("new")))));

        assertTrue(String.valueOf(problem.getMessage()).contains("changed meanwhile"));
        assertEquals("somebody else's", Files.readString(file));
    }

    @Test
    void deletedFilesTakeTheirEmptyFoldersAlong() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "old");
        Path full = Files.createDirectory(folder.resolve("full"));
        Files.createFile(full.resolve("x"));

        changes.apply(new InstallPlan(
                List.of(new FileChange(file, Optional.of("old"), Optional.empty())),
                List.of(file.getParent(), full, folder.resolve("missing")),
                List.of()));

        assertFalse(Files.exists(file.getParent()));
        assertTrue(Files.exists(full.resolve("x")));
    }

    @Test
    void theDiffShowsTheHostsFilesOnly() {
        InstallPlan plan = plan(
                new FileChange(folder.resolve("home/backups/x"), Optional.empty(), Optional.of("copy")),
                new FileChange(file, Optional.of("a\nb\nc\n"), Optional.of("a\nB\nc\n")));

        assertEquals("--- " + file + "\n+++ " + file + "\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n", changes.diff(plan));
        assertEquals("", changes.diff(plan(new FileChange(file, Optional.of("a"), Optional.of("a")))));
    }

    private static InstallPlan plan(FileChange... changes) {
        return new InstallPlan(List.of(changes), List.of(), List.of());
    }
}
