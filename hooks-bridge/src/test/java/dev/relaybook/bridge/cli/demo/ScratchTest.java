// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli.demo;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchTest {
    @TempDir
    private Path elsewhere;

    @Test
    void itGoesWithAllThatIsInItAndNothingElse() throws IOException {
        Path other = Files.writeString(elsewhere.resolve("mine"), "x");
        Path folder;
        try (Scratch scratch = Scratch.make(false)) {
            folder = scratch.folder();
            Files.createDirectories(folder.resolve("home/open"));
            Files.writeString(folder.resolve("home/ledger.db"), "x");
            Files.createSymbolicLink(folder.resolve("home/link"), elsewhere);
        }

        assertFalse(Files.exists(folder));
        assertTrue(Files.exists(other));
    }

    @Test
    void whatIsToBeKeptStays() throws IOException {
        Path folder;
        try (Scratch scratch = Scratch.make(true)) {
            folder = scratch.folder();
        }

        assertTrue(Files.isDirectory(folder));
        Files.delete(folder);
    }
}
