// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.GitProgram;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.engine.WorkTree;
import dev.relaybook.model.compare.ChangedFile;
import dev.relaybook.model.compare.FileComparison;
import dev.relaybook.model.compare.RecordedFile;
import dev.relaybook.model.compare.RecordedFiles;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
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
        Optional<Section> tests = section(relaybook, session, SectionName.TESTS_RUN);
        Optional<Section> files = section(relaybook, session, SectionName.FILES_CHANGED);
        TestsText.of(tests).forEach(this::say);
        WorkTree tree = new WorkTree(new GitProgram(around().environment()), session.project());
        return switch (tree.changed()) {
            case WorkTree.Answer.Unknown(String why) -> {
                List<RecordedFile> recorded =
                        recorded(files, session, List.of()).files();
                say(why + (recorded.isEmpty() ? " No file is recorded as changed." : " Compare by hand:"));
                recorded.forEach(it -> say("  " + it.shown()));
                yield Exit.NO;
            }
            case WorkTree.Answer.Changed(List<ChangedFile> real) -> compare(recorded(files, session, real), real, tree);
        };
    }

    private int compare(RecordedFiles recorded, List<ChangedFile> real, WorkTree tree) {
        FileComparison all = FileComparison.of(recorded, real);
        Set<String> ignored = tree.ignored(
                all.onlyRecorded().stream().flatMap(it -> it.names().stream()).toList());
        List<RecordedFile> gone = all.onlyRecorded().stream()
                .filter(it -> !ignored.containsAll(it.names()))
                .toList();
        list("Changed now, and not recorded:", all.onlyReal().stream().map(ResumeCheckCommand::line));
        list("Recorded as changed, and clean now (committed, undone, or never there):", shown(gone));
        list(
                "Recorded as changed, and ignored by git, which can't be asked:",
                shown(all.onlyRecorded().stream()
                        .filter(it -> !gone.contains(it))
                        .toList()));
        list("Outside of the project, so git can't be asked:", shown(all.outside()));
        list("In files-changed, and no file's name:", recorded.notUnderstood().stream());
        if (recorded.notListed() > 0) {
            say(Words.count(recorded.notListed(), "earlier file")
                    + " had no room in files-changed, and may be among those that are not recorded.");
        }
        boolean agree = all.onlyReal().isEmpty() && gone.isEmpty();
        say(
                agree
                        ? "files-changed and git agree: " + Words.count(real.size(), "file") + "."
                        : "files-changed and git do not agree; look at these files before you rely on either.");
        return agree ? Exit.DONE : Exit.NO;
    }

    private static Stream<String> shown(Collection<RecordedFile> files) {
        return files.stream().map(RecordedFile::shown).distinct();
    }

    private static String line(ChangedFile file) {
        String from = file.before().map(it -> " from " + it).orElse("");
        return file.path() + (file.what() == ChangedFile.What.CHANGED ? "" : " (" + Words.of(file.what()) + from + ")");
    }

    private void list(String title, Stream<String> lines) {
        List<String> all = lines.toList();
        if (all.isEmpty()) return;
        say(title);
        all.forEach(it -> say("  " + it.replace("\n", "\\n").replace("\t", "\\t")));
    }

    private static RecordedFiles recorded(Optional<Section> section, Session session, List<ChangedFile> real) {
        String root = session.project().root();
        Optional<Section.Value> current = section.flatMap(Section::current);
        String text = current.map(Section.Value::text).orElse("");
        boolean captured = current.isPresent() && current.equals(section.flatMap(Section::derived));
        if (captured) return RecordedFiles.captured(text, root);
        List<String> known = real.stream()
                .flatMap(it -> Stream.concat(Stream.of(it.path()), it.before().stream()))
                .toList();
        return RecordedFiles.written(text, root, known);
    }

    private static Optional<Section> section(Relaybook relaybook, Session session, SectionName name) {
        return relaybook.ledgers().read(in -> in.section(session.ledger(), name));
    }
}
