// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Details;
import dev.relaybook.bridge.hosts.log.PatchedFiles;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.ToolUse.Status;
import dev.relaybook.model.capture.ToolUse.Step;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What Codex CLI's tools do. Arguments are JSON in a text, or a plain text for tools of free form. */
final class CodexTools {
    private static final String PATCH = "*** Begin Patch";

    private CodexTools() {}

    static ToolUse use(Json payload) {
        String tool = payload.text("name").orElse("");
        String text = payload.text("arguments").or(() -> payload.text("input")).orElse("");
        Json arguments = Json.read(text.getBytes(StandardCharsets.UTF_8)).orElse(payload.at("action"));
        return switch (tool) {
            case "exec_command", "shell", "shell_command", "local_shell", "container.exec", "" -> shell(arguments);
            case "apply_patch" ->
                new ToolUse.Edit(PatchedFiles.in(arguments
                        .text("input")
                        .or(() -> arguments.text("patch"))
                        .orElse(text)));
            case "update_plan" -> new ToolUse.Plan(steps(arguments));
            case "request_user_input" -> new ToolUse.Question(questions(arguments));
            default -> new ToolUse.Other(tool, Details.of(arguments));
        };
    }

    /** A patch may come as a command too. */
    private static ToolUse shell(Json arguments) {
        String command = command(arguments);
        return command.contains(PATCH) && command.contains("apply_patch")
                ? new ToolUse.Edit(PatchedFiles.in(command))
                : new ToolUse.Shell(command);
    }

    private static String command(Json arguments) {
        Optional<String> one = arguments.text("cmd").or(() -> arguments.text("command"));
        if (one.isPresent()) return one.get();
        List<String> words = Stream.of("command", "cmd")
                .flatMap(name -> arguments.items(name).stream())
                .flatMap(word -> word.text().stream())
                .toList();
        boolean shell =
                words.size() == 3 && (words.get(1).equals("-lc") || words.get(1).equals("-c"));
        return shell ? words.get(2) : String.join(" ", words);
    }

    private static List<Step> steps(Json arguments) {
        return arguments.items("plan").stream()
                .flatMap(step -> step.text("step").map(text -> new Step(text, status(step))).stream())
                .toList();
    }

    private static Status status(Json step) {
        return switch (step.text("status").orElse("")) {
            case "completed" -> Status.DONE;
            case "in_progress" -> Status.IN_PROGRESS;
            default -> Status.PENDING;
        };
    }

    private static String questions(Json arguments) {
        return Stream.concat(
                        arguments.text("question").stream(),
                        arguments.items("questions").stream().flatMap(question -> question.text("question").stream()))
                .collect(Collectors.joining("\n"));
    }
}
