// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;

/**
 * What keeps a file from being read or written, and what to do about it: SQLite's codes tell neither. Looked at after a
 * failure, so it may be over by then.
 */
final class FileTrouble {
    /** With less than this SQLite can't even make room for its index of a log. */
    private static final long NO_ROOM = 1 << 16;

    static final String FULL = "the disk is full; free some space and try again. What was recorded is kept";

    private FileTrouble() {}

    /** As the end of a sentence that says what was attempted. */
    static Optional<String> of(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) return Optional.of("it is no name of a file");
        if (!Files.isDirectory(folder))
            return Optional.of("there is no folder " + folder + "; make it, or name another");
        if (Files.isDirectory(file))
            return Optional.of("it is a folder; move it away, and a ledger is made in its place");
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            return Optional.of("it is no regular file; move it away, and a ledger is made in its place");
        }
        return full(folder).or(() -> rights(file, folder));
    }

    static Optional<String> full(Path folder) {
        try {
            return Files.getFileStore(folder).getUsableSpace() < NO_ROOM ? Optional.of(FULL) : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static Optional<String> rights(Path file, Path folder) {
        if (Files.exists(file) && !Files.isReadable(file)) {
            return Optional.of("you may not read it" + owned(file) + "; give yourself the right (chmod u+rw)");
        }
        boolean writable = !Files.exists(file) || Files.isWritable(file);
        if (writable && Files.isWritable(folder)) return Optional.empty();
        if (isReadOnly(folder) || isAllowed(writable ? folder : file)) {
            return Optional.of("it lies on a file system that can only be read; name another folder with --home");
        }
        return writable
                ? Optional.of("you may not make files in " + folder + owned(folder)
                        + "; give yourself the right (chmod u+rwx), or name another folder with --home")
                : Optional.of("you may not write to it" + owned(file) + "; give yourself the right (chmod u+rw)");
    }

    private static String owned(Path path) {
        try {
            String owner = Files.getOwner(path).getName();
            String user = System.getProperty("user.name");
            return owner.equals(user) ? "" : ", it belongs to " + owner + " and you are " + user;
        } catch (IOException | UnsupportedOperationException _) {
            return "";
        }
    }

    /** Who would have the right, and is refused all the same, has the file system against him. */
    private static boolean isAllowed(Path path) {
        try {
            String user = System.getProperty("user.name");
            boolean mine = Files.getOwner(path).getName().equals(user);
            return user.equals("root")
                    || (mine && Files.getPosixFilePermissions(path).contains(PosixFilePermission.OWNER_WRITE));
        } catch (IOException | UnsupportedOperationException _) {
            return false;
        }
    }

    private static boolean isReadOnly(Path folder) {
        try {
            FileStore store = Files.getFileStore(folder);
            return store.isReadOnly();
        } catch (IOException _) {
            return false;
        }
    }
}
