// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.FileChange;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.compose.Mark;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Remembers what a settings file held before Relaybook first wrote to it, and the hash of what it wrote: while the file
 * still is what was written, undoing gives the very bytes back.
 */
final class SettingsBackup {
    private static final int HASH_SHOWN = 12;

    private final Path file;
    private final Path copy;
    private final Path record;

    /** @param home the Relaybook home */
    SettingsBackup(Path home, Path file) {
        this.file = file;
        Path folder = home.resolve("backups").resolve("settings");
        String name = file.getFileName() + "-" + Mark.hash(file.toString()).substring(0, HASH_SHOWN);
        copy = folder.resolve(name + ".original");
        record = folder.resolve(name + ".record");
    }

    /**
     * The files to write so that {@code after} stands in the settings file and can be undone.
     *
     * @param without the present text without anything of ours: what undoing has to give back when someone else changed
     *     the file since we wrote it
     */
    List<FileChange> write(Optional<String> now, String after, Optional<String> without) {
        Optional<String> kept = SettingsFiles.read(copy);
        Optional<String> original = untouched(now) ? kept : without;
        return List.of(
                new FileChange(copy, kept, original),
                new FileChange(record, SettingsFiles.read(record), Optional.of(record(after))),
                new FileChange(file, now, Optional.of(after)));
    }

    /** The files to write so that the settings file is what it was, or, when someone changed it since, {@code without}. */
    List<FileChange> undo(Optional<String> now, Optional<String> without) {
        Optional<String> kept = SettingsFiles.read(copy);
        Optional<String> after = untouched(now) ? kept : without;
        return List.of(
                new FileChange(file, now, after),
                new FileChange(copy, kept, Optional.empty()),
                new FileChange(record, SettingsFiles.read(record), Optional.empty()));
    }

    /** The file is there only because Relaybook made it. */
    boolean madeByUs() {
        return SettingsFiles.read(record).isPresent()
                && SettingsFiles.read(copy).isEmpty();
    }

    private boolean untouched(Optional<String> now) {
        Optional<String> written = SettingsFiles.read(record)
                .flatMap(text -> Json.read(text.getBytes(StandardCharsets.UTF_8)))
                .flatMap(json -> json.text("written"));
        return now.isPresent() && written.equals(now.map(Mark::hash));
    }

    private String record(String after) {
        return Json.write(Map.of("file", file.toString(), "written", Mark.hash(after))) + "\n";
    }
}
