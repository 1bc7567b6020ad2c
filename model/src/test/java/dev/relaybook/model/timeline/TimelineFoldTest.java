// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.relaybook.model.capture.ItemRef;
import dev.relaybook.model.capture.MadeCommit;
import dev.relaybook.model.capture.TestRun;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.timeline.TimelineRow.Call;
import dev.relaybook.model.timeline.TimelineRow.Outcome;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TimelineFoldTest {
    private final TimelineFold fold = new TimelineFold(text -> text.replace("hunter2", "[secret:test]"));
    private long line;

    @Test
    void callsBetweenTwoTextsShareARow() {
        said("look at it");
        called("a", new ToolUse.Shell("ls"));
        called("b", new ToolUse.Edit(List.of("x.txt", "y.txt")));
        returned("b", new ToolUse.Edit(List.of("x.txt", "y.txt")), "", false);
        returned("a", new ToolUse.Shell("ls"), "no", true);
        answered("done");

        assertEquals(
                List.of(
                        new TimelineRow.Prompt(lines(1, 1), "look at it"),
                        new TimelineRow.Tools(
                                lines(2, 5),
                                List.of(
                                        new Call("shell", "ls", Outcome.FAILED),
                                        new Call("edit", "x.txt, y.txt", Outcome.DONE))),
                        new TimelineRow.Answer(lines(6, 6), "done")),
                fold.rows());
    }

    @Test
    void aResultFindsItsCallInAnEarlierRow() {
        called("a", new ToolUse.Shell("sleep 9"));
        answered("meanwhile");
        returned("a", new ToolUse.Shell("sleep 9"), "", false);

        assertEquals(
                List.of(
                        new TimelineRow.Tools(lines(1, 1), List.of(new Call("shell", "sleep 9", Outcome.DONE))),
                        new TimelineRow.Answer(lines(2, 2), "meanwhile")),
                fold.rows());
    }

    @Test
    void aResultWithoutItsCallIsShownAllTheSame() {
        fold.add(new TranscriptItem.ToolReturned(ref(), "a", Optional.empty(), "x", Optional.empty(), true));

        assertEquals(
                List.of(new TimelineRow.Tools(lines(1, 1), List.of(new Call("", "", Outcome.FAILED)))), fold.rows());
    }

    @Test
    void testsAndCommitsHaveRowsOfTheirOwn() {
        called("a", new ToolUse.Shell("mvn -q test"));
        returned("a", new ToolUse.Shell("mvn -q test"), "Tests run: 3, Failures: 0, Errors: 0, Skipped: 0", false);
        called("b", new ToolUse.Shell("git commit -m x"));
        returned("b", new ToolUse.Shell("git commit -m x"), "[main abc1234] Pass hunter2 on", false);

        List<TimelineRow> rows = fold.rows();
        assertEquals(
                new TimelineRow.Tested(
                        lines(2, 2),
                        new TestRun(TestRun.Status.PASSED, "mvn -q test", Optional.of(0), Optional.of("3 run"), false)),
                withoutCounts(rows.get(1)));
        assertEquals(
                new TimelineRow.Committed(
                        lines(4, 4),
                        new MadeCommit(
                                Optional.of("main"),
                                "abc1234",
                                "Pass [secret:test] on",
                                "[main abc1234] Pass [secret:test] on")),
                rows.get(3));
    }

    @Test
    void aPlanIsToldOnceAndNotAsACall() {
        var plan = new ToolUse.Plan(List.of(new ToolUse.Step("first", ToolUse.Status.DONE)));
        called("a", plan);
        returned("a", plan, "ok", false);

        assertEquals(List.of(new TimelineRow.Planned(lines(1, 1), plan.steps())), fold.rows());
    }

    @Test
    void linesOfSubagentsAndUnknownOnesAreCounted() {
        fold.add(new TranscriptItem.SubagentItem(ref()));
        fold.add(new TranscriptItem.SubagentItem(ref()));
        fold.add(new TranscriptItem.Unknown(ref(), "new"));
        fold.add(new TranscriptItem.Noise(ref()));
        fold.add(new TranscriptItem.Unknown(ref(), "newer"));

        assertEquals(
                List.of(new TimelineRow.Subagents(lines(1, 2), 2), new TimelineRow.NotUnderstood(lines(3, 5), 2)),
                fold.rows());
    }

    @Test
    void secretsAreMaskedAndAHandoffIsKnownByItsMark() {
        fold.add(new TranscriptItem.ContextInjected(
                ref(), "[relaybook:8f2a1c3d:3:k3j4h5g6 begin]\nhunter2\n[relaybook:8f2a1c3d:3:k3j4h5g6 end]"));

        var row = assertInstanceOf(TimelineRow.Injected.class, fold.rows().getFirst());
        assertEquals(3, row.mark().orElseThrow().number());
        assertEquals(
                "[relaybook:8f2a1c3d:3:k3j4h5g6 begin]\n[secret:test]\n[relaybook:8f2a1c3d:3:k3j4h5g6 end]",
                row.text());
    }

    private static TimelineRow withoutCounts(TimelineRow row) {
        var tested = assertInstanceOf(TimelineRow.Tested.class, row);
        TestRun run = tested.run();
        return new TimelineRow.Tested(
                tested.lines(),
                new TestRun(run.status(), run.command(), run.exit(), Optional.of("3 run"), run.failedBefore()));
    }

    private void said(String text) {
        fold.add(new TranscriptItem.UserSaid(ref(), text));
    }

    private void answered(String text) {
        fold.add(new TranscriptItem.AgentSaid(ref(), text));
    }

    private void called(String id, ToolUse use) {
        fold.add(new TranscriptItem.ToolCalled(ref(), id, use));
    }

    private void returned(String id, ToolUse use, String output, boolean failed) {
        fold.add(new TranscriptItem.ToolReturned(
                ref(), id, Optional.of(use), output, failed ? Optional.of(1) : Optional.of(0), failed));
    }

    private ItemRef ref() {
        line++;
        return new ItemRef("id-" + line, line, Optional.empty(), Optional.empty());
    }

    private static Stretch lines(long first, long last) {
        return new Stretch(first, last, Optional.empty());
    }
}
