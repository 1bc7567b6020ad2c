// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import dev.relaybook.bridge.hosts.FileChange;
import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.bridge.hosts.settings.HandoffCommand;
import dev.relaybook.bridge.hosts.settings.HookGroups;
import dev.relaybook.bridge.hosts.settings.JsonText;
import dev.relaybook.bridge.hosts.settings.Programs;
import dev.relaybook.bridge.hosts.settings.SettingsBackup;
import dev.relaybook.bridge.hosts.settings.SettingsFiles;
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
        Path file = hooks(machine);
        Optional<String> now = SettingsFiles.read(file);
        HookGroups hooks = new HookGroups(file, SettingsFiles.json(file, now), wanted(machine));
        List<FileChange> changes = new ArrayList<>();
        List<String> notes = new ArrayList<>();

        String after = hooks.with().text();
        if (!now.equals(Optional.of(after))) {
            changes.addAll(backup(machine)
                    .write(
                            now,
                            after,
                            now.map(text ->
                                    text.isBlank() ? text : hooks.without().text())));
            notes.add(APPROVE);
        }
        command(machine).install(machine, changes, notes);
        return new InstallPlan(changes, List.of(), notes);
    }

    @Override
    public InstallPlan uninstall(Machine machine) {
        Path file = hooks(machine);
        Optional<String> now = SettingsFiles.read(file);
        SettingsBackup backup = backup(machine);
        List<FileChange> changes = new ArrayList<>(backup.undo(now, without(file, now, backup)));
        changes.addAll(command(machine).uninstall());
        Path skills = skills(machine);
        return new InstallPlan(changes, List.of(skills.resolve("handoff"), skills), List.of());
    }

    private static Optional<String> without(Path file, Optional<String> now, SettingsBackup backup) {
        if (now.isEmpty() || now.get().isBlank()) return now;
        JsonText left = new HookGroups(file, SettingsFiles.json(file, now), List.of()).without();
        boolean nothing = left.json().names().isEmpty();
        return nothing && backup.madeByUs() ? Optional.empty() : Optional.of(left.text());
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

    private static Path hooks(Machine machine) {
        return CodexFolders.home(machine.environment()).resolve("hooks.json");
    }

    private static Path skills(Machine machine) {
        return CodexFolders.home(machine.environment()).resolve("skills");
    }

    private static SettingsBackup backup(Machine machine) {
        return new SettingsBackup(machine.home(), hooks(machine));
    }

    private static HandoffCommand command(Machine machine) {
        String frontMatter = "name: handoff\ndescription: " + HandoffCommand.DESCRIPTION + "\n";
        return new HandoffCommand(skills(machine).resolve("handoff").resolve("SKILL.md"), frontMatter, "$handoff");
    }
}
