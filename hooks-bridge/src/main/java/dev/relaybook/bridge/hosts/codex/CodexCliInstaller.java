// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import dev.relaybook.bridge.hosts.FileChange;
import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.bridge.hosts.settings.HandoffCommand;
import dev.relaybook.bridge.hosts.settings.HooksFile;
import dev.relaybook.bridge.hosts.settings.Programs;
import dev.relaybook.bridge.hosts.settings.ShellWords;
import dev.relaybook.bridge.hosts.settings.WantedHook;
import dev.relaybook.model.ledger.HostId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Merges Relaybook's hooks into the user's {@code hooks.json} of Codex CLI, behind all others, and gives it
 * {@code $handoff} as a skill. Codex runs no hook before the user has approved it; that is left to the user.
 */
final class CodexCliInstaller implements Installer {
    private static final String APPROVE =
            "Codex runs new hooks only after you approve them: start codex and choose to review its hooks, or type"
                    + " /hooks. Until then, and after each change of them, it skips them; codex exec does so without a"
                    + " word.";

    @Override
    public Presence presence(Machine machine) {
        Path folder = CodexFolders.home(machine.environment());
        Optional<Path> program = Programs.onPath(machine.environment(), "codex");
        Optional<String> version = program.flatMap(file -> Programs.version(file, "@openai/codex"));
        return new Presence(program.isPresent() || Files.isDirectory(folder), version, folder);
    }

    @Override
    public InstallPlan install(Machine machine, Choices choices) {
        List<FileChange> changes = new ArrayList<>(hooks(machine).with(wanted(machine)));
        List<String> notes = new ArrayList<>();
        if (!changes.isEmpty()) notes.add(APPROVE);
        command(machine).install(machine, changes, notes);
        return new InstallPlan(changes, List.of(), notes);
    }

    @Override
    public InstallPlan uninstall(Machine machine) {
        List<FileChange> changes = new ArrayList<>(hooks(machine).without());
        changes.addAll(command(machine).uninstall());
        Path skills = skills(machine);
        return new InstallPlan(changes, List.of(skills.resolve("handoff"), skills), List.of());
    }

    /** The texts are within our own budget, so Codex's smaller one is lifted. */
    private static List<WantedHook> wanted(Machine machine) {
        return Arrays.stream(CodexEvent.values())
                .map(event -> new WantedHook(
                        event.hostName(),
                        Optional.empty(),
                        ShellWords.hook(machine, HostId.CODEX_CLI.value(), event.kebab()),
                        event.timeout(),
                        event.takesText() ? Map.of("additionalContextLimit", 0) : Map.of()))
                .toList();
    }

    private static HooksFile hooks(Machine machine) {
        return new HooksFile(machine, CodexFolders.home(machine.environment()).resolve("hooks.json"));
    }

    private static Path skills(Machine machine) {
        return CodexFolders.home(machine.environment()).resolve("skills");
    }

    private static HandoffCommand command(Machine machine) {
        String frontMatter = "name: handoff\ndescription: " + HandoffCommand.DESCRIPTION + "\n";
        return new HandoffCommand(skills(machine).resolve("handoff").resolve("SKILL.md"), frontMatter, "$handoff");
    }
}
