// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import dev.relaybook.bridge.engine.GitProgram;
import dev.relaybook.bridge.engine.WorkTree;
import dev.relaybook.model.ledger.ProjectId;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResumeCheckCommandTest {
    private static final String PATH = System.getenv("PATH");

    @TempDir
    private Path folder;

    private ClaudeAtWork claude;
    private Shell shell;

    @BeforeEach
    void setUp() throws IOException {
        claude = new ClaudeAtWork(folder);
        git("init", "-q", "-b", "main");
        git("config", "user.email", "ann@example.org");
        git("config", "user.name", "Ann");
        claude.startsUp();
        shell = new Shell(claude.home, claude.project);
        shell.environment.put("PATH", PATH);
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void whatAgreesIsToldAndEndsWell() throws IOException {
        commit("a.c", "gone.c", "moved.c", "same.c");
        write("a.c", "changed");
        write("new.c", "new");
        Files.delete(claude.project.resolve("gone.c"));
        git("mv", "moved.c", "to.c");
        record("- a.c\n- new.c (new)\n- gone.c: deleted\n- moved.c -> to.c");

        Shell.Ran ran = check();

        assertEquals(Exit.DONE, ran.exit(), ran.out());
        assertTrue(ran.out().endsWith("files-changed and git agree: 4 files.\n"), ran.out());
    }

    @Test
    void bothSidesOfAMismatchAreListed() throws IOException {
        commit("a.c", "b.c", "old.c");
        write("b.c", "changed");
        write("n.c", "new");
        git("mv", "old.c", "moved.c");
        record("a.c, /etc/hosts\nas discussed");

        Shell.Ran ran = check();

        assertEquals(Exit.NO, ran.exit());
        assertEquals("""
            Tests: no run is recorded; claim no completion.
            Changed now, and not recorded:
              b.c
              moved.c (renamed from old.c)
              n.c (new)
            Recorded as changed, and clean now (committed, undone, or never there):
              a.c
            Outside of the project, so git can't be asked:
              /etc/hosts
            In files-changed, and no file's name:
              as discussed
            files-changed and git do not agree; look at these files before you rely on either.
            """, ran.out());
    }

    @Test
    void whatGitIgnoresIsNoMismatch() throws IOException {
        commit("a.c");
        write(".git/info/exclude", "build/\n");
        write("build/out.txt", "made");
        record("build/out.txt");

        Shell.Ran ran = check();

        assertEquals(Exit.DONE, ran.exit(), ran.out());
        assertTrue(ran.out().contains("ignored by git, which can't be asked:\n  build/out.txt\n"), ran.out());
    }

    @Test
    void aSubmoduleIsOneChange() throws IOException {
        Path other = Files.createDirectories(folder.resolve("other"));
        gitIn(other, "init", "-q", "-b", "main");
        Files.writeString(other.resolve("x.c"), "x");
        gitIn(other, "add", "x.c");
        gitIn(other, "-c", "user.email=a@b", "-c", "user.name=A", "commit", "-q", "-m", "x");
        commit("a.c");
        git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.toString(), "sub");
        git("commit", "-q", "-m", "sub");
        write("sub/x.c", "changed");
        record("sub/x.c");

        assertEquals(Exit.DONE, check().exit(), check().out());
        record("none");
        assertTrue(check().out().contains("not recorded:\n  sub/\n"), check().out());
    }

    @Test
    void aRepositoryWithoutCommitsAndADetachedHeadAreNoTrouble() throws IOException {
        write("a.c", "new");
        record("a.c");
        assertEquals(Exit.DONE, check().exit(), check().out());

        commit("b.c");
        git("checkout", "-q", "--detach");
        write("a.c", "changed");
        assertEquals(Exit.DONE, check().exit(), check().out());
    }

    @Test
    void oddNamesAreCompared() throws IOException {
        write("with \"quotes\" and 'more'.txt", "x");
        write("caf\u00e9 \u6f22\u5b57.txt", "x");
        write("two\nlines.txt", "x");
        record("- `caf\u00e9 \u6f22\u5b57.txt`\n- with \"quotes\" and 'more'.txt");

        Shell.Ran ran = check();

        assertEquals(Exit.NO, ran.exit());
        assertTrue(ran.out().contains("not recorded:\n  two\\nlines.txt (new)\nfiles-changed"), ran.out());
    }

    @Test
    void anotherRepositoryThatTheEnvironmentNamesIsNotAsked() throws IOException {
        write("a.c", "new");
        record("a.c");
        shell.environment.put("GIT_DIR", "/nowhere");

        assertEquals(Exit.DONE, check().exit(), check().out());
    }

    @Test
    void aFolderThatIsNoRepositoryOrGoneIsTold() throws IOException {
        record("a.c");
        delete(claude.project.resolve(".git"));
        shell.cwd = folder;
        Shell.Ran none = named();
        delete(claude.project);
        Shell.Ran gone = named();

        assertEquals(Exit.NO, none.exit());
        assertTrue(
                none.out().endsWith(claude.project + " is no git repository. Compare by hand:\n  a.c\n"), none.out());
        assertEquals(Exit.NO, gone.exit());
        assertTrue(gone.out().contains("The folder " + claude.project + " is not there any more."), gone.out());
    }

    @Test
    void aRepositoryThatGitCantReadIsTold() throws IOException {
        record("a.c");
        write(".git/HEAD", "nonsense");

        Shell.Ran ran = check();

        assertEquals(Exit.NO, ran.exit());
        assertTrue(ran.out().contains("git status failed with exit code 128: fatal:"), ran.out());
    }

    @Test
    void aMissingGitIsTold() {
        record("a.c");
        shell.environment.put("PATH", folder.toString());

        Shell.Ran ran = check();

        assertEquals(Exit.NO, ran.exit());
        assertTrue(ran.out().contains("git is not on the PATH. Compare by hand:\n  a.c\n"), ran.out());
    }

    @Test
    void aGitThatHangsIsEndedWithAllThatItStarted() throws IOException {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Path git = Files.writeString(bin.resolve("git"), "#!/bin/sh\necho begun\nsleep 600\n");
        Files.setPosixFilePermissions(git, PosixFilePermissions.fromString("rwxr-xr-x"));
        WorkTree tree = new WorkTree(
                new GitProgram(Map.of("PATH", bin.toString()), Duration.ofMillis(300)),
                new ProjectId(claude.project.toString()));
        long begun = System.nanoTime();

        WorkTree.Answer answer = tree.changed();

        assertEquals(new WorkTree.Answer.Unknown("git did not answer within 0.3 seconds."), answer);
        assertTrue(System.nanoTime() - begun < 20_000_000_000L);
        assertEquals(
                0,
                ProcessHandle.current()
                        .descendants()
                        .filter(it -> it.info().commandLine().orElse("").contains("sleep 600"))
                        .filter(ProcessHandle::isAlive)
                        .count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "not run | The tests are not complete; claim no completion.",
                "pending. | The tests are not complete; claim no completion.",
                "failed: mvn verify (exit 1; 40 passed, 2 failed) | The last run failed: that is the first job. Claim"
                        + " no completion.",
                "2 failed of 40 | The last run failed: that is the first job. Claim no completion.",
                "status unknown: mvn verify (exit unknown; failed before) | The last run failed: that is the first job."
                        + " Claim no completion.",
                "status unknown: mvn verify (exit unknown) | How it ended is not known; claim completion only after a"
                        + " fresh run.",
                "passed: mvn verify (exit 0; 40 passed, 0 failed) | That run passed then; claim completion only after a"
                        + " fresh run.",
                "mvn verify: 40 passed, 0 failed | How it ended is not known; claim completion only after a fresh run."
            })
    void whatTheTestsAllowToBeClaimedIsTold(String tests, String advice) {
        shell.run("section", "tests-run", tests).done();

        List<String> lines = check().out().lines().toList();

        assertEquals("Tests: " + tests, lines.get(0));
        assertEquals(advice, lines.get(1));
    }

    @Test
    void anEarlierFailureIsNotTheLastRun() {
        shell.run("section", "tests-run", "failed: mvn test (exit 1)\npassed: mvn test (exit 0)")
                .done();

        assertFalse(check().out().contains("first job"));
    }

    private Shell.Ran check() {
        return shell.run("resume-check");
    }

    private Shell.Ran named() {
        return shell.run("resume-check", "--session", ClaudeAtWork.SESSION);
    }

    private void record(String files) {
        shell.run("section", "files-changed", "--", files).done();
    }

    private void commit(String... names) throws IOException {
        for (String name : names) write(name, "as it was in " + name + "\n".repeat(9));
        git("add", ".");
        git("commit", "-q", "-m", "work");
    }

    private void write(String name, String text) throws IOException {
        Path file = claude.project.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }

    private void git(String... words) throws IOException {
        gitIn(claude.project, words);
    }

    private static void gitIn(Path where, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of("git", "-C", where.toString()));
        command.addAll(List.of(words));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.onExit().join().exitValue(), said);
    }
}
