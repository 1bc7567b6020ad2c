// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.timeline.TimelineEntry;
import dev.relaybook.model.timeline.TimelineRow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A row of a timeline for a terminal, or as JSON. */
final class TimelineText {
    private static final int LONGEST = 160;

    private TimelineText() {}

    static String of(TimelineEntry entry) {
        TimelineRow row = entry.row();
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT, "%6d  %-10s  %s", row.lines().first(), kind(row), Plain.title(words(row), LONGEST)));
        if (row instanceof TimelineRow.Compacted) {
            text.append("; ").append(entry.records().size()).append(" recorded since the one before");
            entry.delivery()
                    .ifPresent(it -> text.append("; handoff ")
                            .append(it.number())
                            .append(' ')
                            .append(state(it)));
        } else if (!entry.records().isEmpty()) {
            text.append("  [").append(ids(entry.records())).append(']');
        }
        return text.toString();
    }

    static Map<String, Object> view(TimelineEntry entry) {
        TimelineRow row = entry.row();
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("kind", kind(row));
        view.put("firstLine", row.lines().first());
        view.put("lastLine", row.lines().last());
        row.lines().at().ifPresent(at -> view.put("at", at.toString()));
        view.put("text", words(row));
        if (row instanceof TimelineRow.Tools tools) view.put("calls", calls(tools));
        view.put("records", entry.records().stream().map(it -> it.id().value()).toList());
        entry.checkpoint().ifPresent(it -> view.put("checkpoint", it.number()));
        entry.delivery().ifPresent(it -> view.put("delivery", Map.of("number", it.number(), "state", state(it))));
        return view;
    }

    private static String kind(TimelineRow row) {
        return switch (row) {
            case TimelineRow.Prompt _ -> "user";
            case TimelineRow.Answer _ -> "agent";
            case TimelineRow.Tools _ -> "tools";
            case TimelineRow.Planned _ -> "plan";
            case TimelineRow.Asked _ -> "question";
            case TimelineRow.Tested _ -> "tests";
            case TimelineRow.Committed _ -> "commit";
            case TimelineRow.Compacted _ -> "compaction";
            case TimelineRow.CompactionFailed _ -> "failed";
            case TimelineRow.Injected it -> it.mark().isPresent() ? "handoff" : "hook";
            case TimelineRow.Subagents _ -> "subagent";
            case TimelineRow.NotUnderstood _ -> "unknown";
        };
    }

    private static String words(TimelineRow row) {
        return switch (row) {
            case TimelineRow.Prompt it -> it.text();
            case TimelineRow.Answer it -> it.text();
            case TimelineRow.Tools it -> tools(it);
            case TimelineRow.Planned it ->
                it.steps().stream().map(TimelineText::step).collect(Collectors.joining("; "));
            case TimelineRow.Asked it -> it.text();
            case TimelineRow.Tested it -> it.run().line();
            case TimelineRow.Committed it -> it.commit().line();
            case TimelineRow.Compacted it -> compaction(it);
            case TimelineRow.CompactionFailed it -> "the compaction failed: " + it.reason();
            case TimelineRow.Injected it ->
                it.mark().map(Mark::begin).map(mark -> mark + " ").orElse("")
                        + it.text().length() + " characters let in by a hook";
            case TimelineRow.Subagents it -> it.items() + " lines of subagents";
            case TimelineRow.NotUnderstood it -> it.items() + " lines that are not understood";
        };
    }

    private static String tools(TimelineRow.Tools row) {
        long failed = row.calls().stream()
                .filter(it -> it.outcome() == TimelineRow.Outcome.FAILED)
                .count();
        String calls = row.calls().stream()
                .map(it -> (it.tool() + " " + it.detail()).strip())
                .filter(it -> !it.isEmpty())
                .collect(Collectors.joining("; "));
        return row.calls().size() + (row.calls().size() == 1 ? " call" : " calls")
                + (failed == 0 ? "" : ", " + failed + " failed") + ": " + calls;
    }

    private static List<Map<String, Object>> calls(TimelineRow.Tools row) {
        return row.calls().stream()
                .map(it -> Map.<String, Object>of(
                        "tool", it.tool(), "detail", it.detail(), "outcome", Words.of(it.outcome())))
                .toList();
    }

    private static String step(ToolUse.Step step) {
        return switch (step.status()) {
                    case DONE -> "[x] ";
                    case IN_PROGRESS -> "[>] ";
                    case PENDING -> "[ ] ";
                }
                + step.text();
    }

    private static String compaction(TimelineRow.Compacted row) {
        var it = row.compaction();
        String tokens = it.tokensBefore()
                        .map(before -> ", " + before + " tokens before")
                        .orElse("")
                + it.tokensAfter().map(after -> ", " + after + " after").orElse("");
        return it.trigger().word() + tokens;
    }

    private static String state(Delivery it) {
        return Words.of(it.state());
    }

    private static String ids(List<LedgerRecord> records) {
        return records.stream().map(it -> it.id().value()).collect(Collectors.joining(" "));
    }
}
