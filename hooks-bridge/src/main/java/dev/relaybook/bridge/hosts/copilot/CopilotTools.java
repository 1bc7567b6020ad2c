// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Details;
import dev.relaybook.bridge.hosts.log.PatchedFiles;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.ToolUse.Status;
import dev.relaybook.model.capture.ToolUse.Step;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What Copilot CLI's tools do. */
final class CopilotTools {
    private static final Pattern BOX = Pattern.compile("(?m)^\\s*[-*] \\[([ xX~-])] (.+)$");

    private CopilotTools() {}

    static ToolUse use(String tool, Json arguments) {
        return switch (tool) {
            case "bash", "shell", "local_shell", "powershell" ->
                new ToolUse.Shell(arguments.text("command").orElse(""));
            case "create", "edit", "str_replace", "insert", "write" -> edit(arguments.text("path"));
            case "str_replace_editor" -> editor(arguments);
            case "apply_patch" -> new ToolUse.Edit(patched(arguments));
            case "update_todo", "update_plan", "todo_write" -> new ToolUse.Plan(steps(arguments));
            case "ask_user" -> question(arguments.text("message").or(() -> arguments.text("question")));
            case "exit_plan_mode" -> question(arguments.text("plan").or(() -> arguments.text("summary")));
            default -> new ToolUse.Other(tool, Details.of(arguments));
        };
    }

    private static ToolUse edit(Optional<String> path) {
        return new ToolUse.Edit(path.stream().toList());
    }

    private static ToolUse question(Optional<String> text) {
        return new ToolUse.Question(text.orElse(""));
    }

    private static ToolUse editor(Json arguments) {
        boolean looks = arguments.text("command").orElse("").equals("view");
        return looks ? new ToolUse.Other("str_replace_editor", arguments.text("path")) : edit(arguments.text("path"));
    }

    /** A patch is one text, given alone or as a member. */
    private static List<String> patched(Json arguments) {
        String patch = arguments
                .text()
                .or(() -> arguments.text("patch"))
                .or(() -> arguments.text("input"))
                .orElse("");
        return PatchedFiles.in(patch);
    }

    /** A list of steps, or a text with one box a line. */
    private static List<Step> steps(Json arguments) {
        Optional<String> text = arguments.text("todos");
        if (text.isPresent()) {
            return BOX.matcher(text.get())
                    .results()
                    .map(found -> new Step(found.group(2).strip(), boxed(found.group(1))))
                    .toList();
        }
        return Stream.of("todos", "plan", "steps")
                .flatMap(name -> arguments.items(name).stream())
                .flatMap(step -> step(step).stream())
                .toList();
    }

    private static Optional<Step> step(Json step) {
        Status status = switch (step.text("status").orElse("")) {
            case "completed", "done" -> Status.DONE;
            case "in_progress" -> Status.IN_PROGRESS;
            default -> Status.PENDING;
        };
        return Stream.of("content", "step", "title", "text")
                .flatMap(name -> step.text(name).stream())
                .findFirst()
                .map(text -> new Step(text, status));
    }

    private static Status boxed(String box) {
        return switch (box) {
            case "x", "X" -> Status.DONE;
            case "~", "-" -> Status.IN_PROGRESS;
            default -> Status.PENDING;
        };
    }
}
