// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TranscriptPlaceTest {
    @TempDir
    private Path temp;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(temp.resolve("agent/projects/a"));
    }

    @Test
    void aFileInTheFolderIsRead() throws IOException {
        Path log = Files.createFile(folder.resolve("s.jsonl"));

        assertEquals(Optional.of(log), in(log).transcript());
        assertEquals(Optional.empty(), in(log).problem());
    }

    @Test
    void aFileThatIsNotThereYetMayCome() {
        Path log = temp.resolve("agent/projects/new/s.jsonl");

        assertEquals(Optional.of(log), in(log).transcript());
    }

    @Test
    void theFolderItselfIsRefused() {
        assertRefused(temp.resolve("agent/projects").toString());
    }

    @Test
    void aFileElsewhereIsRefused() throws IOException {
        assertRefused(Files.createFile(temp.resolve("secret")).toString());
        assertRefused(folder + "/../../../secret");
        assertRefused("/dev/zero");
        assertRefused(temp.resolve("agent/projects-of-others/s.jsonl").toString());
    }

    @Test
    void aLinkThatLeadsElsewhereIsRefused() throws IOException {
        Path secret = Files.createFile(temp.resolve("secret"));
        assertRefused(
                Files.createSymbolicLink(folder.resolve("s.jsonl"), secret).toString());

        Path linked = Files.createSymbolicLink(temp.resolve("agent/projects/link"), temp);
        assertRefused(linked.resolve("secret").toString());
        assertRefused(linked.resolve("not-yet").toString());
    }

    @Test
    void aLinkThatLeadsNowhereIsRefused() throws IOException {
        assertRefused(Files.createSymbolicLink(folder.resolve("d.jsonl"), temp.resolve("nowhere"))
                .toString());
    }

    @Test
    void theAgentsFolderMayItselfBeALink() throws IOException {
        Path log = Files.createFile(folder.resolve("s.jsonl"));
        Path link = Files.createSymbolicLink(temp.resolve("dot"), temp.resolve("agent"));

        TranscriptPlace place = TranscriptPlace.in(link.resolve("projects"), log.toString());

        assertEquals(Optional.of(log), place.transcript());
    }

    @Test
    void aFolderOrAWordIsNoTranscript() {
        assertRefused(folder.toString());
        assertRefused("projects/a/s.jsonl");
        assertRefused("\u0000");
    }

    private TranscriptPlace in(Path log) {
        return TranscriptPlace.in(temp.resolve("agent/projects"), log.toString());
    }

    private void assertRefused(String claimed) {
        TranscriptPlace place = TranscriptPlace.in(temp.resolve("agent/projects"), claimed);
        assertEquals(Optional.empty(), place.transcript(), claimed);
        assertTrue(place.problem().isPresent(), claimed);
    }
}
