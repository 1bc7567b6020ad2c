// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import java.nio.file.Path;
import java.util.Optional;

/**
 * One file to write.
 *
 * @param before its text as it is now; empty when there is no such file
 * @param after its text to be; empty when the file is to be deleted
 */
public record FileChange(Path file, Optional<String> before, Optional<String> after) {
    public boolean changes() {
        return !before.equals(after);
    }
}
