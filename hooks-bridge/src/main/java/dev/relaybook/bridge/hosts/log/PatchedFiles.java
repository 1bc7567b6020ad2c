// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import java.util.List;
import java.util.regex.Pattern;

/** The files that a patch in the form of the {@code apply_patch} tools adds, changes, deletes or moves. */
public final class PatchedFiles {
    private static final Pattern NAMED =
            Pattern.compile("(?m)^\\*\\*\\* (?:Add File|Update File|Delete File|Move to): (.+)$");

    private PatchedFiles() {}

    public static List<String> in(String patch) {
        return NAMED.matcher(patch)
                .results()
                .map(found -> found.group(1).strip())
                .distinct()
                .toList();
    }
}
