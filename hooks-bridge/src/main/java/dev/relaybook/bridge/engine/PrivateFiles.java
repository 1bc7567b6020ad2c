// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Makes files and folders that only their owner can open; on Windows the user's own folders give that by themselves. */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> OWNER_FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> OWNER_FILE = PosixFilePermissions.fromString("rw-------");
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    /** Makes the folder and those above it that are missing; one that is there is left as it is. */
    public static void createFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) Files.createDirectories(folder, with(OWNER_FOLDER));
    }

    /** Makes an empty file unless it is there. */
    public static void createFile(Path file) throws IOException {
        if (Files.exists(file)) return;
        try {
            Files.createFile(file, with(OWNER_FILE));
        } catch (FileAlreadyExistsException _) {
            // another process was first
        }
    }

    /** Makes a new file with this content in a way that no reader sees half of it. */
    static Path createTemporary(Path folder, byte[] content) throws IOException {
        Path file = Files.createTempFile(folder, ".new", "", with(OWNER_FILE));
        Files.write(file, content);
        return file;
    }

    /** Whether this system tells users apart by the owner of a file. */
    public static boolean hasOwners() {
        return POSIX;
    }

    /** Whether anyone but the owner may look into it. */
    public static boolean openToOthers(Path path) throws IOException {
        if (!POSIX) return false;
        return !OWNER_FOLDER.containsAll(Files.getPosixFilePermissions(path, LinkOption.NOFOLLOW_LINKS));
    }

    static void close(Path path, boolean folder) throws IOException {
        if (!POSIX) return;
        try {
            Files.setPosixFilePermissions(path, folder ? OWNER_FOLDER : OWNER_FILE);
        } catch (NoSuchFileException _) {
            // nothing to protect
        }
    }

    private static FileAttribute<?>[] with(Set<PosixFilePermission> permissions) {
        return POSIX
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    private PrivateFiles() {}
}
