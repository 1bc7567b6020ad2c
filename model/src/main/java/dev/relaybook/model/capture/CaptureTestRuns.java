// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.PlainText;
import dev.relaybook.model.ledger.RecordStatement;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.SectionReplaced;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.secrets.Masking;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Keeps the last run of each test command in the derived section {@code tests-run}, and records a change from red to
 * green as evidence. What was red before is read from that section, so nothing is remembered between two readings.
 */
final class CaptureTestRuns {
    private static final int MOST_COMMANDS = 8;

    private final Masking masking;
    private final RecordStatement record;

    CaptureTestRuns(Masking masking, RecordStatement record) {
        this.masking = masking;
        this.record = record;
    }

    CaptureReport capture(Place place, TranscriptItem.ToolReturned item, String shell) {
        List<SeenTest> seen = SeenTest.in(shell, item);
        if (seen.isEmpty() || !place.first("tests:" + item.callId())) return CaptureReport.NONE;
        CaptureReport report = CaptureReport.NONE;
        for (SeenTest test : seen) report = report.plus(keep(place, test));
        return report;
    }

    private CaptureReport keep(Place place, SeenTest test) {
        List<TestRun> runs = new ArrayList<>(before(place));
        String name = masking.mask(nameOf(place, test.command()));
        Optional<TestRun> last =
                runs.stream().filter(run -> run.command().equals(name)).findFirst();
        boolean red = last.filter(TestRun::red).isPresent();
        TestRun run = test.run(name, red);

        last.ifPresent(runs::remove);
        runs.add(run);
        write(place, runs.subList(Math.max(0, runs.size() - MOST_COMMANDS), runs.size()));
        CaptureReport report = CaptureReport.sectionsWritten(1);
        return red && test.status() == TestRun.Status.PASSED ? report.plus(turnedGreen(place, run)) : report;
    }

    /** The folder is part of the name: the same command means other tests elsewhere. */
    private static String nameOf(Place place, TestCommand command) {
        Optional<String> folder = command.folder()
                .map(it -> ProjectPath.within(place.tx().session(place.ledger()).map(Session::project), it))
                .filter(it -> !it.equals("."));
        String name = PlainText.paragraph(command.command());
        return folder.map(it -> name + " in " + it).orElse(name);
    }

    private static List<TestRun> before(Place place) {
        return place.tx()
                .section(place.ledger(), SectionName.TESTS_RUN)
                .flatMap(Section::derived)
                .map(value -> TestRun.in(value.text()))
                .orElse(List.of());
    }

    /** Written even when the words are the same: that they failed once more is news. */
    private static void write(Place place, List<TestRun> runs) {
        String text = runs.stream().map(TestRun::line).collect(Collectors.joining("\n"));
        place.tx()
                .append(
                        place.ledger(),
                        Actor.RELAYBOOK,
                        new SectionReplaced(
                                SectionName.TESTS_RUN,
                                text,
                                Basis.DERIVED,
                                place.from(Source.TRANSCRIPT, Optional.empty())));
    }

    private CaptureReport turnedGreen(Place place, TestRun run) {
        record.record(
                place.tx(),
                place.ledger(),
                Actor.RELAYBOOK,
                Kind.EVIDENCE,
                "`" + run.command() + "` passes after it had failed.",
                place.from(Source.TRANSCRIPT, Optional.of(run.line())));
        return CaptureReport.recordings(1);
    }
}
