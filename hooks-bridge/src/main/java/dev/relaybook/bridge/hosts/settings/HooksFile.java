// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.FileChange;
import dev.relaybook.bridge.hosts.Installer.Machine;
import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A settings file of the user's in which our hooks stand among other things, see {@link HookGroups}. */
public final class HooksFile {
    private final Path file;
    private final Optional<String> now;
    private final JsonText settings;
    private final SettingsBackup backup;

    /** @throws UnreadableSettingsException when the file can't be understood, and so must not be touched */
    public HooksFile(Machine machine, Path file) {
        this.file = file;
        now = SettingsFiles.read(file);
        settings = SettingsFiles.json(file, now);
        backup = new SettingsBackup(machine.home(), file);
    }

    /** What to write so that each of these hooks stands there once and no other of ours; nothing where they do. */
    public List<FileChange> with(List<WantedHook> wanted) {
        HookGroups hooks = new HookGroups(file, settings, wanted);
        String after = hooks.with().text();
        if (now.equals(Optional.of(after))) return List.of();
        return backup.write(
                now,
                after,
                now.map(text -> text.isBlank() ? text : hooks.without().text()));
    }

    /** What to write so that nothing of ours is left, down to the very bytes where nobody else changed the file. */
    public List<FileChange> without() {
        return backup.undo(now, rest());
    }

    private Optional<String> rest() {
        if (now.isEmpty() || now.get().isBlank()) return now;
        JsonText left = new HookGroups(file, settings, List.of()).without();
        boolean nothing = left.json().names().isEmpty();
        return nothing && backup.madeByUs() ? Optional.empty() : Optional.of(left.text());
    }
}
