// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.FileChange;
import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.bridge.hosts.settings.HandoffCommand;
import dev.relaybook.bridge.hosts.settings.HookGroups;
import dev.relaybook.bridge.hosts.settings.JsonText;
import dev.relaybook.bridge.hosts.settings.Programs;
import dev.relaybook.bridge.hosts.settings.SettingsBackup;
import dev.relaybook.bridge.hosts.settings.SettingsFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Merges Relaybook's hooks into the user's Claude Code settings, and gives it {@code /handoff}. */
final class ClaudeCodeInstaller implements Installer {

    @Override
    public Presence presence(Machine machine) {
        Path folder = ClaudeFolders.configuration(machine.environment());
        Optional<Path> program = Programs.onPath(machine.environment(), "claude");
        Optional<String> version = program.flatMap(file -> Programs.version(file, "@anthropic-ai/claude-code"));
        return new Presence(program.isPresent() || Files.isDirectory(folder), version, folder);
    }

    @Override
    public InstallPlan install(Machine machine, Choices choices) {
        Path file = settings(machine);
        Optional<String> now = SettingsFiles.read(file);
        JsonText settings = SettingsFiles.json(file, now);
        HookGroups hooks = new HookGroups(file, settings, ClaudeHook.all(machine));
        List<String> notes = new ArrayList<>();
        if (settings.json().isTrue("disableAllHooks")) {
            notes.add(file + " switches all hooks off (disableAllHooks), so Relaybook is not called.");
        }
        List<FileChange> changes = new ArrayList<>();

        String after = hooks.with().text();
        if (!now.equals(Optional.of(after))) {
            changes.addAll(backup(machine)
                    .write(
                            now,
                            after,
                            now.map(text ->
                                    text.isBlank() ? text : hooks.without().text())));
        }
        command(machine).install(machine, changes, notes);
        return new InstallPlan(changes, List.of(), notes);
    }

    @Override
    public InstallPlan uninstall(Machine machine) {
        Path file = settings(machine);
        Optional<String> now = SettingsFiles.read(file);
        SettingsBackup backup = backup(machine);
        List<FileChange> changes = new ArrayList<>(backup.undo(now, without(file, now, backup)));
        changes.addAll(command(machine).uninstall());
        return new InstallPlan(changes, List.of(commands(machine)), List.of());
    }

    private static Optional<String> without(Path file, Optional<String> now, SettingsBackup backup) {
        if (now.isEmpty() || now.get().isBlank()) return now;
        JsonText left = new HookGroups(file, SettingsFiles.json(file, now), List.of()).without();
        boolean nothing = left.json().names().isEmpty();
        return nothing && backup.madeByUs() ? Optional.empty() : Optional.of(left.text());
    }

    private static Path settings(Machine machine) {
        return ClaudeFolders.configuration(machine.environment()).resolve("settings.json");
    }

    private static SettingsBackup backup(Machine machine) {
        return new SettingsBackup(machine.home(), settings(machine));
    }

    private static Path commands(Machine machine) {
        return ClaudeFolders.configuration(machine.environment()).resolve("commands");
    }

    private static HandoffCommand command(Machine machine) {
        String frontMatter =
                "description: " + HandoffCommand.DESCRIPTION + "\nargument-hint: \"[history | why ID | note TEXT]\"\n";
        return new HandoffCommand(commands(machine).resolve("handoff.md"), frontMatter, "/handoff");
    }
}
