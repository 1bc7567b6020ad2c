// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.timeline;

import dev.relaybook.model.capture.MadeCommit;
import dev.relaybook.model.capture.TestRun;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptItem.CompactionHappened;
import dev.relaybook.model.capture.TranscriptItem.ToolReturned;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.ledger.PlainText;
import dev.relaybook.model.secrets.Masking;
import java.util.ArrayList;
import java.util.List;

/** Makes the items of a stretch of a log into rows. May begin anywhere in the log. Confined to one thread. */
public final class TimelineFold {
    private static final int LONGEST_TEXT = 20_000;

    private final Masking masking;
    private final List<TimelineRow> rows = new ArrayList<>();
    private final ToolRuns tools = new ToolRuns(rows);

    public TimelineFold(Masking masking) {
        this.masking = masking;
    }

    /** So far. */
    public List<TimelineRow> rows() {
        return List.copyOf(rows);
    }

    public void add(TranscriptItem item) {
        Stretch lines = Stretch.of(item.ref());
        switch (item) {
            case TranscriptItem.UserSaid it -> rows.add(new TimelineRow.Prompt(lines, text(it.text())));
            case TranscriptItem.AgentSaid it -> rows.add(new TimelineRow.Answer(lines, text(it.text())));
            case TranscriptItem.ToolCalled it -> called(it, lines);
            case ToolReturned it -> returned(it, lines);
            case CompactionHappened it -> rows.add(new TimelineRow.Compacted(lines, masked(it)));
            case TranscriptItem.CompactionFailed it ->
                rows.add(new TimelineRow.CompactionFailed(lines, text(it.reason())));
            case TranscriptItem.ContextInjected it ->
                rows.add(new TimelineRow.Injected(lines, Mark.firstIn(it.text()), text(it.text())));
            case TranscriptItem.SubagentItem it -> subagent(it);
            case TranscriptItem.Unknown it -> unknown(it);
            case TranscriptItem.TurnBegan _, TranscriptItem.HookCalled _, TranscriptItem.Noise _ -> {}
        }
    }

    private void called(TranscriptItem.ToolCalled item, Stretch lines) {
        switch (item.use()) {
            case ToolUse.Plan it -> rows.add(new TimelineRow.Planned(lines, steps(it)));
            case ToolUse.Question it -> rows.add(new TimelineRow.Asked(lines, text(it.text())));
            default -> tools.open(item.callId(), masked(ToolWords.of(item.use())), item.ref());
        }
    }

    private void returned(ToolReturned item, Stretch lines) {
        boolean spoken = item.use()
                .filter(use -> use instanceof ToolUse.Plan || use instanceof ToolUse.Question)
                .isPresent();
        if (spoken) return;
        boolean failed = item.failed() || item.exit().filter(exit -> exit != 0).isPresent();
        TimelineRow.Call call = item.use().map(ToolWords::of).orElse(ToolWords.UNKNOWN);
        tools.close(item.callId(), masked(call), failed, item.ref());
        if (item.use().orElse(null) instanceof ToolUse.Shell(String command)) {
            for (TestRun run : TestRun.seen(command, item)) rows.add(new TimelineRow.Tested(lines, masked(run)));
            for (MadeCommit commit : MadeCommit.in(command, item.output()))
                rows.add(new TimelineRow.Committed(lines, masked(commit)));
        }
    }

    private void subagent(TranscriptItem.SubagentItem item) {
        if (!rows.isEmpty() && rows.getLast() instanceof TimelineRow.Subagents(Stretch lines, int items)) {
            rows.set(rows.size() - 1, new TimelineRow.Subagents(lines.to(item.ref()), items + 1));
        } else {
            rows.add(new TimelineRow.Subagents(Stretch.of(item.ref()), 1));
        }
    }

    private void unknown(TranscriptItem.Unknown item) {
        if (!rows.isEmpty() && rows.getLast() instanceof TimelineRow.NotUnderstood(Stretch lines, int items)) {
            rows.set(rows.size() - 1, new TimelineRow.NotUnderstood(lines.to(item.ref()), items + 1));
        } else {
            rows.add(new TimelineRow.NotUnderstood(Stretch.of(item.ref()), 1));
        }
    }

    private List<ToolUse.Step> steps(ToolUse.Plan plan) {
        return plan.steps().stream()
                .map(step -> new ToolUse.Step(text(step.text()), step.status()))
                .toList();
    }

    private CompactionHappened masked(CompactionHappened it) {
        return new CompactionHappened(
                it.ref(),
                it.boundary(),
                it.trigger(),
                text(it.summary()),
                it.opaque(),
                it.number(),
                it.tokensBefore(),
                it.tokensAfter(),
                it.hostFile());
    }

    private TimelineRow.Call masked(TimelineRow.Call call) {
        return new TimelineRow.Call(call.tool(), text(call.detail()), call.outcome());
    }

    private TestRun masked(TestRun run) {
        return new TestRun(run.status(), text(run.command()), run.exit(), run.counts(), run.failedBefore());
    }

    private MadeCommit masked(MadeCommit it) {
        return new MadeCommit(it.branch(), it.hash(), text(it.message()), text(it.line()));
    }

    private String text(String text) {
        return masking.mask(PlainText.cut(text.strip(), LONGEST_TEXT));
    }
}
