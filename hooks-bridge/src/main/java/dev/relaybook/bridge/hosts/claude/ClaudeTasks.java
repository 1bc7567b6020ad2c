// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Details;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.ToolUse.Status;
import dev.relaybook.model.capture.ToolUse.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The agent's task list, put together from the calls that make and change single tasks. The host numbers tasks from 1 in
 * the order in which they are made.
 */
final class ClaudeTasks {
    private static final int MOST = 100;
    private static final int LONGEST = 500;

    private final Map<String, Step> tasks = new LinkedHashMap<>();
    private int made;

    ToolUse create(Json input) {
        made++;
        input.text("subject").ifPresent(text -> put(String.valueOf(made), new Step(bounded(text), Status.PENDING)));
        return plan();
    }

    ToolUse update(Json input) {
        String id = input.text("taskId").orElse("");
        Step known = tasks.get(id);
        String status = input.text("status").orElse("");
        if (status.equals("deleted")) tasks.remove(id);
        else if (known != null) {
            String text = input.text("subject").map(ClaudeTasks::bounded).orElse(known.text());
            tasks.put(id, new Step(text, status.isEmpty() ? known.status() : status(status)));
        }
        return plan();
    }

    /** The older tool that always writes the whole list. */
    static ToolUse whole(Json input) {
        List<Step> steps = new ArrayList<>();
        for (Json todo : input.items("todos")) {
            todo.text("content")
                    .ifPresent(text -> steps.add(
                            new Step(bounded(text), status(todo.text("status").orElse("")))));
        }
        return new ToolUse.Plan(List.copyOf(steps));
    }

    private void put(String id, Step step) {
        tasks.put(id, step);
        if (tasks.size() > MOST) tasks.remove(tasks.keySet().iterator().next());
    }

    private ToolUse plan() {
        return new ToolUse.Plan(List.copyOf(tasks.values()));
    }

    private static Status status(String word) {
        return switch (word) {
            case "completed" -> Status.DONE;
            case "in_progress" -> Status.IN_PROGRESS;
            default -> Status.PENDING;
        };
    }

    private static String word(Status status) {
        return switch (status) {
            case DONE -> "completed";
            case IN_PROGRESS -> "in_progress";
            case PENDING -> "pending";
        };
    }

    private static String bounded(String text) {
        return Details.cut(text, LONGEST);
    }

    List<Map<String, String>> state() {
        List<Map<String, String>> state = new ArrayList<>();
        tasks.forEach((id, step) -> state.add(Map.of("id", id, "text", step.text(), "status", word(step.status()))));
        return state;
    }

    static ClaudeTasks restored(List<Json> state) {
        ClaudeTasks restored = new ClaudeTasks();
        for (Json task : state) {
            String id = task.text("id").orElse("");
            Step step = new Step(
                    task.text("text").orElse(""), status(task.text("status").orElse("")));
            restored.tasks.put(id, step);
            restored.made = Math.max(restored.made, number(id));
        }
        return restored;
    }

    private static int number(String id) {
        try {
            return Integer.parseInt(id);
        } catch (NumberFormatException _) {
            return 0;
        }
    }
}
