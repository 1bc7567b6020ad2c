// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.timeline;

import dev.relaybook.model.capture.ItemRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keeps tool calls in rows: those that follow each other share one, and a result goes to its call. Confined to one thread. */
final class ToolRuns {
    private final List<TimelineRow> rows;
    private final Map<String, Spot> spots = new HashMap<>();

    /** @param rows all rows, which are written to */
    ToolRuns(List<TimelineRow> rows) {
        this.rows = rows;
    }

    /** Where a call stands. */
    private record Spot(int row, int call) {}

    void open(String id, TimelineRow.Call call, ItemRef ref) {
        List<TimelineRow.Call> calls = new ArrayList<>();
        Stretch lines = Stretch.of(ref);
        if (!rows.isEmpty() && rows.getLast() instanceof TimelineRow.Tools last) {
            rows.removeLast();
            calls.addAll(last.calls());
            lines = last.lines().to(ref);
        }
        calls.add(call);
        rows.add(new TimelineRow.Tools(lines, List.copyOf(calls)));
        spots.put(id, new Spot(rows.size() - 1, calls.size() - 1));
    }

    /** @param call what to show where the call itself stands before what was read */
    void close(String id, TimelineRow.Call call, boolean failed, ItemRef ref) {
        if (!spots.containsKey(id)) open(id, call, ref);
        Spot spot = spots.get(id);
        if (spot == null || !(rows.get(spot.row()) instanceof TimelineRow.Tools(Stretch lines, var known))) return;
        List<TimelineRow.Call> calls = new ArrayList<>(known);
        TimelineRow.Call opened = calls.get(spot.call());
        TimelineRow.Outcome outcome = failed ? TimelineRow.Outcome.FAILED : TimelineRow.Outcome.DONE;
        calls.set(spot.call(), new TimelineRow.Call(opened.tool(), opened.detail(), outcome));
        boolean last = spot.row() == rows.size() - 1;
        rows.set(spot.row(), new TimelineRow.Tools(last ? lines.to(ref) : lines, List.copyOf(calls)));
    }
}
