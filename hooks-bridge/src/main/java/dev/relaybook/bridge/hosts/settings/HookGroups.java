// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The hooks in a settings file of the form that Claude Code and Codex CLI share: event, then groups with a matcher, then
 * commands. Ours are told by the launcher's name; whatever else stands there keeps its place and its form.
 *
 * @param wanted the hooks as they have to stand there
 */
record HookGroups(Path file, JsonText settings, List<WantedHook> wanted) {
    private static final String HOOKS = "hooks";

    HookGroups {
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

    /** The settings with our hooks, each once and as it has to be. */
    JsonText with() {
        HookGroups mended = this;
        for (WantedHook hook : wanted) mended = mended.mend(hook);
        mended = mended.onlyWanted();
        for (WantedHook hook : wanted) mended = mended.add(hook);
        return mended.settings;
    }

    /** The settings without our hooks, and without what only held them. */
    JsonText without() {
        HookGroups left = this;
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

    private List<Spot> ours(WantedHook hook) {
        return ours().stream().filter(spot -> spot.event().equals(hook.event())).toList();
    }

    /** Rewrites the first hook of ours for an event where it stands; the rest of them is removed. */
    private HookGroups mend(WantedHook hook) {
        HookGroups mended = this;
        for (List<Spot> spots = ours(hook); spots.size() > 1; spots = mended.ours(hook)) {
            mended = mended.remove(spots.getLast());
        }
        List<Spot> left = mended.ours(hook);
        return left.isEmpty() ? mended : mended.rewrite(left.getFirst(), hook);
    }

    private HookGroups rewrite(Spot spot, WantedHook hook) {
        Json group = settings.json().at(HOOKS).items(spot.event()).get(spot.group());
        if (hook.isGroup(group)) return this;
        if (group.items(HOOKS).size() > 1) return remove(spot);
        return new HookGroups(file, settings.replace(spot.groupPath(), hook.group()), wanted);
    }

    /** Removes ours from events that are no longer used. */
    private HookGroups onlyWanted() {
        List<String> events = wanted.stream().map(WantedHook::event).toList();
        HookGroups left = this;
        for (List<Spot> spots = ours(); !spots.isEmpty(); spots = left.ours()) {
            Optional<Spot> stray = spots.stream()
                    .filter(spot -> !events.contains(spot.event()))
                    .findFirst();
            if (stray.isEmpty()) return left;
            left = left.remove(stray.get());
        }
        return left;
    }

    private HookGroups add(WantedHook hook) {
        if (!ours(hook).isEmpty()) return this;
        String event = hook.event();
        JsonText open = settings.json().has(HOOKS) ? settings : settings.addMember(List.of(), HOOKS, Map.of());
        JsonText added = open.json().at(HOOKS).has(event)
                ? open.addItem(List.of(HOOKS, event), hook.group())
                : open.addMember(List.of(HOOKS), event, List.of(hook.group()));
        return new HookGroups(file, added, wanted);
    }

    private HookGroups remove(Spot spot) {
        Json hooks = settings.json().at(HOOKS);
        List<Json> groups = hooks.items(spot.event());
        boolean lastCommand = groups.get(spot.group()).items(HOOKS).size() == 1;
        boolean lastGroup = lastCommand && groups.size() == 1;
        boolean lastEvent = lastGroup && hooks.names().size() == 1;
        List<?> path = lastEvent
                ? List.of(HOOKS)
                : lastGroup ? List.of(HOOKS, spot.event()) : lastCommand ? spot.groupPath() : spot.path();
        return new HookGroups(file, settings.remove(path), wanted);
    }
}
