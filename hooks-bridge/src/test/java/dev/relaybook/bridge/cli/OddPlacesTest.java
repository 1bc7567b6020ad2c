// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import dev.relaybook.model.ledger.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Homes on a disk that is full or can only be read; such disks are made where this user may make them. */
@EnabledOnOs(OS.LINUX)
@Timeout(120)
class OddPlacesTest {
    private static final String READ_ONLY = "mount --bind \"$H\" \"$H\" && mount -o remount,bind,ro \"$H\"";
    private static final String FULL =
            "mkdir \"$H.old\" && cp -a \"$H/.\" \"$H.old\" && mount -t tmpfs -o size=4m none \"$H\""
                    + " && cp -a \"$H.old/.\" \"$H\" && { dd if=/dev/zero of=\"$H/rest\" bs=1k 2>/dev/null || true; }";

    @TempDir
    private Path folder;

    private ClaudeAtWork claude;

    @BeforeEach
    void setUp() throws Exception {
        Process may = new ProcessBuilder("unshare", "-m", "sh", "-c", "mount -t tmpfs none /mnt").start();
        assumeTrue(may.waitFor() == 0, "this user may not mount");
        claude = new ClaudeAtWork(folder);
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.compacts("auto");
        claude.compacted();
        claude.logsBoundary("b1", "auto", "summary 1");
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void whatOnlyReadsWorksInAHomeThatCanOnlyBeRead() throws Exception {
        claude.close();

        List<String> ran = run(READ_ONLY, "show", "sessions", "preview", "checkpoints", "receipts", "verify");

        assertEquals(6, ran.stream().filter("= 0"::equals).count(), ran.toString());
        assertTrue(ran.stream().anyMatch(it -> it.contains("the port is 8080")), ran.toString());
        assertTrue(ran.contains("The ledger is whole."), ran.toString());
    }

    @Test
    void whatWritesSaysWhyItCanNot() throws Exception {
        claude.close();

        List<String> ran = run(READ_ONLY, "add fact x", "doctor");

        assertTrue(ran.contains("= " + Exit.UNAVAILABLE), ran.toString());
        assertTrue(ran.getFirst().startsWith("cannot write to " + claude.home.folder()), ran.toString());
        assertTrue(ran.getFirst().contains("set RELAYBOOK_HOME to a folder of yours"), ran.toString());
        assertTrue(
                ran.stream().anyMatch(it -> it.startsWith("ledger: ") && it.endsWith("It can be read: 1 session")),
                ran.toString());
    }

    @Test
    void aKilledWritersLogThatCanNotBeReadIsToldAndNotPassedOver() throws Exception {
        Path wal = Path.of(claude.home.ledger() + "-wal");
        Path copy = Files.createDirectory(folder.resolve("copy"));
        Files.copy(claude.home.ledger(), copy.resolve("ledger.db"));
        Files.copy(wal, copy.resolve("ledger.db-wal"));
        claude.close();
        Files.copy(copy.resolve("ledger.db"), claude.home.ledger(), StandardCopyOption.REPLACE_EXISTING);
        Files.copy(copy.resolve("ledger.db-wal"), wal, StandardCopyOption.REPLACE_EXISTING);

        List<String> ran = run(READ_ONLY, "sessions");

        assertTrue(ran.contains("= " + Exit.UNAVAILABLE), ran.toString());
        assertTrue(ran.getFirst().contains("a writer left " + wal), ran.toString());
        assertTrue(ran.getFirst().contains("copy the folder to where you may write"), ran.toString());
    }

    @Test
    void onAFullDiskTheLedgerIsReadAndTheDiskNamed() throws Exception {
        claude.close();

        List<String> ran = run(FULL, "add fact x", "sessions", "doctor");

        assertTrue(ran.getFirst().contains("the disk is full; free some space"), ran.toString());
        assertEquals(
                List.of("= 69", "= 0", "= 1"),
                ran.stream().filter(it -> it.startsWith("= ")).toList());
        assertTrue(ran.stream().anyMatch(it -> it.startsWith("disk: full")), ran.toString());
    }

    /** Runs each command after {@code mount} has made the place, and gives its lines, each command's exit after them. */
    private List<String> run(String mount, String... commands) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(
                "unshare",
                "-m",
                "sh",
                "-c",
                mount + " && exec \"$@\"",
                "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Commands.class.getName()));
        words.addAll(List.of(commands));
        var builder = new ProcessBuilder(words)
                .directory(claude.project.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("ran").toFile());
        builder.environment().put("H", claude.home.folder().toString());
        builder.environment().put("RELAYBOOK_HOME", claude.home.folder().toString());
        builder.environment().put("HOME", folder.toString());
        builder.environment().remove("CLAUDE_CODE_SESSION_ID");
        Process process = builder.start();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        return Files.readAllLines(folder.resolve("ran"));
    }

    /** Several commands in one process. */
    static final class Commands {
        public static void main(String[] lines) {
            Surroundings around = Surroundings.ofProcess(_ -> 0);
            for (String line : lines) {
                int exit = Cli.run(line.split(" "), around);
                around.out().println("= " + exit);
            }
        }

        private Commands() {}
    }
}
