// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.timeline;

import dev.relaybook.model.capture.TestRun;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.timeline.TimelineEntry;
import dev.relaybook.model.timeline.TimelineRow;
import dev.relaybook.ui.common.Messages;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A row of the timeline in words. */
final class RowWords {
    private RowWords() {}

    /** Who or what it is. */
    static String title(TimelineEntry entry) {
        return switch (entry.row()) {
            case TimelineRow.Prompt _ -> Messages.text("timeline.prompt");
            case TimelineRow.Answer _ -> Messages.text("timeline.answer");
            case TimelineRow.Tools it ->
                Messages.text("timeline.tools", it.calls().size());
            case TimelineRow.Planned _ -> Messages.text("timeline.plan");
            case TimelineRow.Asked _ -> Messages.text("timeline.asked");
            case TimelineRow.Tested it ->
                Messages.text("timeline.tests." + word(it.run().status()));
            case TimelineRow.Committed _ -> Messages.text("timeline.commit");
            case TimelineRow.Compacted it -> compaction(entry, it);
            case TimelineRow.CompactionFailed _ -> Messages.text("timeline.compaction.failed");
            case TimelineRow.Injected it ->
                it.mark()
                        .map(mark -> Messages.text("timeline.handoff", mark.number()))
                        .orElseGet(() -> Messages.text("timeline.hook"));
            case TimelineRow.Subagents it -> Messages.text("timeline.subagents", it.items());
            case TimelineRow.NotUnderstood it -> Messages.text("timeline.unknown", it.items());
        };
    }

    /** What it says; empty where the title says all. */
    static String text(TimelineRow row) {
        return switch (row) {
            case TimelineRow.Prompt it -> it.text();
            case TimelineRow.Answer it -> it.text();
            case TimelineRow.Tools it -> it.calls().stream().map(RowWords::call).collect(Collectors.joining("\n"));
            case TimelineRow.Planned it ->
                it.steps().stream().map(RowWords::step).collect(Collectors.joining("\n"));
            case TimelineRow.Asked it -> it.text();
            case TimelineRow.Tested it -> withoutStatus(it.run().line());
            case TimelineRow.Committed it ->
                it.commit().hash() + "  " + it.commit().message();
            case TimelineRow.Compacted it ->
                it.compaction().opaque()
                        ? Messages.text("checkpoints.opaque")
                        : it.compaction().summary();
            case TimelineRow.CompactionFailed it -> it.reason();
            case TimelineRow.Injected it -> it.text();
            case TimelineRow.Subagents _, TimelineRow.NotUnderstood _ -> "";
        };
    }

    /** What the list says of a compaction instead of its summary: what it cost and what was kept. */
    static String outcome(TimelineEntry entry, TimelineRow.Compacted row) {
        List<String> parts = new ArrayList<>();
        var it = row.compaction();
        if (it.tokensBefore().isPresent() && it.tokensAfter().isPresent()) {
            parts.add(Messages.text(
                    "checkpoints.tokens",
                    compact(it.tokensBefore().get()),
                    compact(it.tokensAfter().get())));
        }
        parts.add(Messages.text("timeline.recorded", entry.records().size()));
        entry.delivery()
                .ifPresent(delivery -> parts.add(Messages.text("timeline.delivery."
                        + delivery.state().name().toLowerCase(Locale.ROOT).replace('_', '.'))));
        return String.join(" · ", parts);
    }

    private static String compaction(TimelineEntry entry, TimelineRow.Compacted row) {
        String trigger = Messages.text("trigger." + row.compaction().trigger().word());
        return entry.checkpoint()
                .map(it -> Messages.text("timeline.compaction", it.number(), trigger))
                .orElseGet(() -> Messages.text("timeline.compaction.unread", trigger));
    }

    private static String call(TimelineRow.Call call) {
        String what = (call.tool() + "  " + call.detail()).strip();
        String words = what.isEmpty() ? Messages.text("timeline.call.unknown") : what;
        return switch (call.outcome()) {
                    case OPEN -> "\u2026 ";
                    case DONE -> "\u2713 ";
                    case FAILED -> "\u2717 ";
                }
                + words;
    }

    private static String step(ToolUse.Step step) {
        return switch (step.status()) {
                    case DONE -> "\u2713 ";
                    case IN_PROGRESS -> "\u203a ";
                    case PENDING -> "\u00b7 ";
                }
                + step.text();
    }

    /** The title tells how it ended. */
    private static String withoutStatus(String line) {
        return line.substring(line.indexOf(": ") + 2);
    }

    private static String word(TestRun.Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }

    private static String compact(long number) {
        return NumberFormat.getCompactNumberInstance(
                        Locale.getDefault(Locale.Category.DISPLAY), NumberFormat.Style.SHORT)
                .format(number);
    }
}
