// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.FileChange;
import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.bridge.hosts.settings.HandoffCommand;
import dev.relaybook.bridge.hosts.settings.HooksFile;
import dev.relaybook.bridge.hosts.settings.HooksOff;
import dev.relaybook.bridge.hosts.settings.Programs;
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
        HooksFile hooks = new HooksFile(machine, settings(machine));
        List<String> notes = new ArrayList<>(obstacles(machine));
        List<FileChange> changes = new ArrayList<>(hooks.with(ClaudeHook.all(machine)));
        command(machine).install(machine, changes, notes);
        return new InstallPlan(changes, List.of(), notes);
    }

    @Override
    public List<String> obstacles(Machine machine) {
        return HooksOff.in(settings(machine));
    }

    @Override
    public InstallPlan uninstall(Machine machine) {
        List<FileChange> changes = new ArrayList<>(new HooksFile(machine, settings(machine)).without());
        changes.addAll(command(machine).uninstall());
        return new InstallPlan(changes, List.of(commands(machine)), List.of());
    }

    private static Path settings(Machine machine) {
        return ClaudeFolders.configuration(machine.environment()).resolve("settings.json");
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
