// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import java.nio.file.Path;
import java.util.List;

/**
 * What connecting or disconnecting a host would write; nothing is written yet.
 *
 * @param changes the files, in the order in which they have to be written: backups stand before what they back up
 * @param emptied folders to remove, the innermost first, when nothing is left in them
 * @param notes what the user should know, one sentence each
 */
public record InstallPlan(List<FileChange> changes, List<Path> emptied, List<String> notes) {
    public InstallPlan {
        changes = changes.stream().filter(FileChange::changes).toList();
        emptied = List.copyOf(emptied);
        notes = List.copyOf(notes);
    }

    public boolean changesNothing() {
        return changes.isEmpty();
    }
}
