// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;

/** What tells that a file was written to, without opening it. */
record FileStamp(boolean there, long size, Instant written) {
    private static final FileStamp NONE = new FileStamp(false, 0, Instant.EPOCH);

    static FileStamp of(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return new FileStamp(
                    true, attributes.size(), attributes.lastModifiedTime().toInstant());
        } catch (IOException _) {
            return NONE;
        }
    }
}
