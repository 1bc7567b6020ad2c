// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Details;
import dev.relaybook.model.capture.ToolUse;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What Claude Code's tools do, and how their calls ended. */
final class ClaudeTools {
    private static final Set<String> TASKS = Set.of("TaskCreate", "TaskUpdate");
    private static final String EXIT_CODE = "Exit code ";

    private ClaudeTools() {}

    /** @param copy the call was told before; it must not count twice in the task list */
    static ToolUse use(String tool, Json input, ClaudeTasks tasks, boolean copy) {
        if (copy && TASKS.contains(tool)) return new ToolUse.Other(tool, Details.of(input));
        return switch (tool) {
            case "Bash" -> new ToolUse.Shell(input.text("command").orElse(""));
            case "Edit", "Write", "MultiEdit" -> edit(input.text("file_path"));
            case "NotebookEdit" -> edit(input.text("notebook_path"));
            case "TodoWrite" -> ClaudeTasks.whole(input);
            case "TaskCreate" -> tasks.create(input);
            case "TaskUpdate" -> tasks.update(input);
            case "AskUserQuestion" -> new ToolUse.Question(questions(input));
            case "ExitPlanMode" -> new ToolUse.Question(input.text("plan").orElse(""));
            default -> new ToolUse.Other(tool, Details.of(input));
        };
    }

    private static ToolUse edit(Optional<String> path) {
        return new ToolUse.Edit(path.stream().toList());
    }

    private static String questions(Json input) {
        return input.items("questions").stream()
                .flatMap(question -> question.text("question").stream())
                .collect(Collectors.joining("\n"));
    }

    /** The text of a result: one text or a list of blocks. */
    static String output(Json content) {
        return content.text()
                .orElseGet(() -> content.items().stream()
                        .flatMap(block -> block.text("text").stream())
                        .collect(Collectors.joining("\n")));
    }

    /**
     * The exit status of a shell command. The host writes it down only when it is not 0, in the output's first line; a
     * command that was interrupted, goes on in the background or was judged harmless has none that can be known.
     */
    static Optional<Integer> exit(Optional<ToolUse> use, String output, boolean failed, Json result) {
        boolean shell = use.map(ToolUse.Shell.class::isInstance).orElse(result.has("interrupted"));
        if (!shell || result.isTrue("interrupted")) return Optional.empty();
        if (result.number("exitCode").isPresent())
            return result.number("exitCode").map(Long::intValue);
        Optional<Integer> told = result.text().flatMap(ClaudeTools::exitCode).or(() -> exitCode(output));
        if (failed) return told;
        boolean unknown =
                !result.isObject() || result.has("backgroundTaskId") || result.has("returnCodeInterpretation");
        return unknown ? Optional.empty() : Optional.of(0);
    }

    private static Optional<Integer> exitCode(String text) {
        String line = text.startsWith("Error: ") ? text.substring("Error: ".length()) : text;
        if (!line.startsWith(EXIT_CODE)) return Optional.empty();
        int end = EXIT_CODE.length();
        while (end < line.length() && end < EXIT_CODE.length() + 4 && Character.isDigit(line.charAt(end))) end++;
        boolean whole = end > EXIT_CODE.length() && (end == line.length() || line.charAt(end) <= ' ');
        return whole ? Optional.of(Integer.parseInt(line, EXIT_CODE.length(), end, 10)) : Optional.empty();
    }
}
