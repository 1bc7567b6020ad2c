// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Installer.Machine;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import dev.relaybook.bridge.hosts.settings.JsonText;
import dev.relaybook.bridge.hosts.settings.Launcher;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The hooks in a Claude Code settings file: event, then groups with a matcher, then commands. Ours are told by the
 * launcher's name; whatever else stands there keeps its place and its form.
 */
record ClaudeHooks(Path file, JsonText settings) {
    private static final String HOOKS = "hooks";

    ClaudeHooks {
        Json hooks = settings.json().at(HOOKS);
        boolean usable = !settings.json().names().contains(HOOKS)
                || (hooks.isObject()
                        && hooks.names().stream()
                                .allMatch(event -> hooks.at(event).isArray()));
        if (!usable) throw new UnreadableSettingsException(file, "holds hooks in a form that is not understood");
    }

    /** Where a command stands. */
    private record Spot(String event, int group, int hook) {
        List<Object> path() {
            return List.of(HOOKS, event, group, HOOKS, hook);
        }

        List<Object> groupPath() {
            return List.of(HOOKS, event, group);
        }
    }

    List<String> warnings() {
        return settings.json().isTrue("disableAllHooks")
                ? List.of(file + " switches all hooks off (disableAllHooks), so Relaybook is not called.")
                : List.of();
    }

    /** The settings with our hooks, each once and as it has to be. */
    JsonText with(Machine machine) {
        ClaudeHooks mended = this;
        for (ClaudeHook wanted : ClaudeHook.all()) mended = mended.mend(wanted, machine);
        mended = mended.onlyWanted();
        for (ClaudeHook wanted : ClaudeHook.all()) mended = mended.add(wanted, machine);
        return mended.settings;
    }

    /** The settings without our hooks, and without what only held them. */
    JsonText without() {
        ClaudeHooks left = this;
        for (Optional<Spot> spot = left.first(); spot.isPresent(); spot = left.first()) left = left.remove(spot.get());
        return left.settings;
    }

    private Optional<Spot> first() {
        List<Spot> ours = ours();
        return ours.isEmpty() ? Optional.empty() : Optional.of(ours.getFirst());
    }

    private List<Spot> ours() {
        Json hooks = settings.json().at(HOOKS);
        List<Spot> ours = new ArrayList<>();
        for (String event : hooks.names()) ours(event, hooks.items(event), ours);
        return ours;
    }

    private static void ours(String event, List<Json> groups, List<Spot> ours) {
        for (int group = 0; group < groups.size(); group++) {
            List<Json> commands = groups.get(group).items(HOOKS);
            for (int hook = 0; hook < commands.size(); hook++) {
                boolean launched = commands.get(hook)
                        .text("command")
                        .filter(Launcher::isIn)
                        .isPresent();
                if (launched) ours.add(new Spot(event, group, hook));
            }
        }
    }

    private List<Spot> ours(ClaudeHook wanted) {
        return ours().stream()
                .filter(spot -> spot.event().equals(wanted.event().hostName()))
                .toList();
    }

    /** Rewrites the first hook of ours for an event where it stands; the rest of them is removed. */
    private ClaudeHooks mend(ClaudeHook wanted, Machine machine) {
        ClaudeHooks mended = this;
        for (List<Spot> spots = ours(wanted); spots.size() > 1; spots = mended.ours(wanted)) {
            mended = mended.remove(spots.getLast());
        }
        List<Spot> left = mended.ours(wanted);
        return left.isEmpty() ? mended : mended.rewrite(left.getFirst(), wanted, machine);
    }

    private ClaudeHooks rewrite(Spot spot, ClaudeHook wanted, Machine machine) {
        Json group = settings.json().at(HOOKS).items(spot.event()).get(spot.group());
        if (wanted.isGroup(group, machine)) return this;
        if (group.items(HOOKS).size() > 1) return remove(spot);
        return new ClaudeHooks(file, settings.replace(spot.groupPath(), wanted.group(machine)));
    }

    /** Removes ours from events that are no longer used. */
    private ClaudeHooks onlyWanted() {
        List<String> wanted =
                ClaudeHook.all().stream().map(hook -> hook.event().hostName()).toList();
        ClaudeHooks left = this;
        for (List<Spot> spots = ours(); !spots.isEmpty(); spots = left.ours()) {
            Optional<Spot> stray = spots.stream()
                    .filter(spot -> !wanted.contains(spot.event()))
                    .findFirst();
            if (stray.isEmpty()) return left;
            left = left.remove(stray.get());
        }
        return left;
    }

    private ClaudeHooks add(ClaudeHook wanted, Machine machine) {
        if (!ours(wanted).isEmpty()) return this;
        String event = wanted.event().hostName();
        JsonText open = settings.json().has(HOOKS) ? settings : settings.addMember(List.of(), HOOKS, Map.of());
        JsonText added = open.json().at(HOOKS).has(event)
                ? open.addItem(List.of(HOOKS, event), wanted.group(machine))
                : open.addMember(List.of(HOOKS), event, List.of(wanted.group(machine)));
        return new ClaudeHooks(file, added);
    }

    private ClaudeHooks remove(Spot spot) {
        Json hooks = settings.json().at(HOOKS);
        List<Json> groups = hooks.items(spot.event());
        boolean lastCommand = groups.get(spot.group()).items(HOOKS).size() == 1;
        boolean lastGroup = lastCommand && groups.size() == 1;
        boolean lastEvent = lastGroup && hooks.names().size() == 1;
        List<?> path = lastEvent
                ? List.of(HOOKS)
                : lastGroup ? List.of(HOOKS, spot.event()) : lastCommand ? spot.groupPath() : spot.path();
        return new ClaudeHooks(file, settings.remove(path));
    }
}
