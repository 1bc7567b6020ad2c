// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.engine.WorkTree;
import dev.relaybook.model.capture.TestRun;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import java.util.Arrays;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import picocli.CommandLine.Command;

@Command(
        name = "resume-check",
        description =
                "Compares files-changed with what git says, and tells a failed last test; exit code 1 on a mismatch.",
        mixinStandardHelpOptions = true)
final class ResumeCheckCommand extends SessionCommand {
    ResumeCheckCommand() {
        super(Use.READS);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        SortedSet<String> recorded = recorded(relaybook, session);
        Optional<SortedSet<String>> real = WorkTree.changed(session.project());
        tests(relaybook, session);
        if (real.isEmpty()) {
            say("git can't be asked in " + session.project().root() + "; compare these files by hand: " + recorded);
            return Exit.NO;
        }
        list("Recorded as changed, and clean now (committed, undone or outside)", without(recorded, real.get()));
        list("Changed now, and not recorded", without(real.get(), recorded));
        if (recorded.equals(real.get())) {
            say("files-changed and git agree: " + Words.count(recorded.size(), "file") + ".");
            return Exit.DONE;
        }
        return Exit.NO;
    }

    private void tests(Relaybook relaybook, Session session) {
        String tests = section(relaybook, session, SectionName.TESTS_RUN);
        say(tests.isBlank() ? "No test run is recorded; claim no completion." : "Tests: " + Plain.title(tests, 200));
        boolean failed = TestRun.in(tests).stream().anyMatch(run -> run.status() == TestRun.Status.FAILED);
        if (failed) say("A recorded test run failed: that is the first job.");
    }

    private void list(String title, SortedSet<String> paths) {
        if (paths.isEmpty()) return;
        say(title + ":");
        paths.forEach(path -> say("  " + path));
    }

    private static SortedSet<String> recorded(Relaybook relaybook, Session session) {
        SortedSet<String> paths = new TreeSet<>();
        Arrays.stream(section(relaybook, session, SectionName.FILES_CHANGED).split("[\n,]"))
                .map(line ->
                        line.replaceFirst("^\\s*[-*]\\s+", "").replace("`", "").strip())
                .filter(line -> !line.isEmpty() && !line.contains(" "))
                .forEach(paths::add);
        return paths;
    }

    private static String section(Relaybook relaybook, Session session, SectionName name) {
        return relaybook
                .ledgers()
                .read(in -> in.section(session.ledger(), name))
                .flatMap(section -> section.current())
                .map(value -> value.text())
                .orElse("");
    }

    private static SortedSet<String> without(SortedSet<String> these, SortedSet<String> those) {
        SortedSet<String> rest = new TreeSet<>(these);
        rest.removeAll(those);
        return rest;
    }
}
