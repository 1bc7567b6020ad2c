// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import java.nio.file.Path;

/** A host's settings file can't be understood, so it is left alone; the message says where and what to do. */
public final class UnreadableSettingsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Path file;

    public UnreadableSettingsException(Path file, String problem) {
        super(file + " " + problem + "; it was left as it is. Mend it, then run the command again.");
        this.file = file;
    }

    public Path file() {
        return file;
    }
}
