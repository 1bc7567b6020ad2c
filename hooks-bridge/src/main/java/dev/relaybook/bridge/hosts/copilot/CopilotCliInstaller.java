// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import dev.relaybook.bridge.hosts.FileChange;
import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import dev.relaybook.bridge.hosts.settings.HandoffCommand;
import dev.relaybook.bridge.hosts.settings.HooksOff;
import dev.relaybook.bridge.hosts.settings.JsonText;
import dev.relaybook.bridge.hosts.settings.Launcher;
import dev.relaybook.bridge.hosts.settings.Programs;
import dev.relaybook.bridge.hosts.settings.SettingsFiles;
import dev.relaybook.bridge.hosts.settings.ShellWords;
import dev.relaybook.model.ledger.HostId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gives Copilot CLI a hooks file of our own beside the user's, and {@code /handoff} as a skill. */
final class CopilotCliInstaller implements Installer {
    private static final int TIMEOUT = 20;
    private static final int COMPACTION_TIMEOUT = 60;

    @Override
    public Presence presence(Machine machine) {
        Path folder = CopilotFolders.home(machine.environment());
        Optional<Path> program = Programs.onPath(machine.environment(), "copilot");
        Optional<String> version = program.flatMap(file -> Programs.version(file, "@github/copilot"));
        return new Presence(program.isPresent() || Files.isDirectory(folder), version, folder);
    }

    @Override
    public InstallPlan install(Machine machine, Choices choices) {
        Path file = hooks(machine);
        Optional<String> now = SettingsFiles.read(file);
        if (now.isPresent() && !isOurs(now.get())) {
            throw new UnreadableSettingsException(file, "was not written by Relaybook");
        }
        List<FileChange> changes = new ArrayList<>();
        List<String> notes = new ArrayList<>(obstacles(machine));
        changes.add(new FileChange(file, now, Optional.of(text(machine))));
        command(machine).install(machine, changes, notes);
        return new InstallPlan(changes, List.of(), notes);
    }

    @Override
    public List<String> obstacles(Machine machine) {
        return HooksOff.in(CopilotFolders.home(machine.environment()).resolve("settings.json"));
    }

    @Override
    public InstallPlan uninstall(Machine machine) {
        Path file = hooks(machine);
        Optional<String> now = SettingsFiles.read(file);
        List<FileChange> changes = new ArrayList<>(command(machine).uninstall());
        if (now.filter(CopilotCliInstaller::isOurs).isPresent()) {
            changes.add(new FileChange(file, now, Optional.empty()));
        }
        Path skills = folder(machine, "skills");
        List<Path> emptied = List.of(skills.resolve("handoff"), skills, folder(machine, "hooks"));
        return new InstallPlan(changes, emptied, List.of());
    }

    private static boolean isOurs(String text) {
        return text.isBlank() || Launcher.isIn(text);
    }

    private static Path hooks(Machine machine) {
        return folder(machine, "hooks").resolve("relaybook.json");
    }

    private static Path folder(Machine machine, String name) {
        return CopilotFolders.home(machine.environment()).resolve(name);
    }

    private static HandoffCommand command(Machine machine) {
        Path folder = folder(machine, "skills").resolve("handoff");
        String frontMatter = "name: handoff\ndescription: " + HandoffCommand.DESCRIPTION + "\n";
        return new HandoffCommand(folder.resolve("SKILL.md"), frontMatter, "/handoff");
    }

    private static String text(Machine machine) {
        Map<String, Object> hooks = new LinkedHashMap<>();
        for (CopilotEvent event : CopilotEvent.values()) hooks.put(event.hostName(), List.of(hook(machine, event)));
        return JsonText.empty()
                .addMember(List.of(), "version", 1)
                .addMember(List.of(), "hooks", hooks)
                .text();
    }

    private static Map<String, Object> hook(Machine machine, CopilotEvent event) {
        Map<String, Object> hook = new LinkedHashMap<>();
        hook.put("type", "command");
        hook.put("command", ShellWords.hook(machine, HostId.COPILOT_CLI.value(), event.kebab()));
        hook.put("timeoutSec", event == CopilotEvent.PRE_COMPACT ? COMPACTION_TIMEOUT : TIMEOUT);
        return hook;
    }
}
