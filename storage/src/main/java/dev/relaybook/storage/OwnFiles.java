// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;

/** Files and folders that are only for their user; on Windows the user's own folders give that by themselves. */
final class OwnFiles {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private OwnFiles() {}

    static Path folderOf(Path file) {
        return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file lies in a folder");
    }

    static void createFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) Files.createDirectories(folder, onlyUs("rwx------"));
    }

    /** An empty file beside {@code file}, under a name nobody looks for. */
    static Path createYoung(Path file) throws IOException {
        return Files.createTempFile(folderOf(file), file.getFileName() + ".", ".new", onlyUs("rw-------"));
    }

    static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /** Makes a file's name survive a power failure. Where a folder can't be opened so, the system does it. */
    static void forceNames(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException _) {
            // Windows
        }
    }

    private static FileAttribute<?>[] onlyUs(String permissions) {
        if (!POSIX) return new FileAttribute<?>[0];
        return new FileAttribute<?>[] {
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        };
    }
}
