// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import dev.relaybook.bridge.hosts.FileChange;
import dev.relaybook.bridge.hosts.InstallPlan;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Shows a plan and carries it out. Each file is replaced in one step, keeps its mode and stays behind its symbolic link;
 * one that changed since it was planned is left alone.
 */
public final class ApplyChanges {
    private static final int CONTEXT = 3;
    private static final Set<PosixFilePermission> PRIVATE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> PRIVATE_FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> USUAL = PosixFilePermissions.fromString("rw-r--r--");

    private final Path home;

    /** @param home the Relaybook home; what is written there is only for its owner, and is not part of the diff */
    public ApplyChanges(Path home) {
        this.home = home;
    }

    /** What a plan changes in the host's files, as a unified diff; empty when it changes nothing there. */
    public String diff(InstallPlan plan) {
        StringBuilder shown = new StringBuilder();
        for (FileChange change : plan.changes()) {
            if (!change.file().startsWith(home))
                diff(change).forEach(line -> shown.append(line).append('\n'));
        }
        return shown.toString();
    }

    private static List<String> diff(FileChange change) {
        List<String> before =
                change.before().map(String::lines).map(lines -> lines.toList()).orElse(List.of());
        List<String> after =
                change.after().map(String::lines).map(lines -> lines.toList()).orElse(List.of());
        String name = change.file().toString();
        return UnifiedDiffUtils.generateUnifiedDiff(
                change.before().isPresent() ? name : "/dev/null",
                change.after().isPresent() ? name : "/dev/null",
                before,
                DiffUtils.diff(before, after),
                CONTEXT);
    }

    /** @throws SettingsNotWrittenException when a file can't be written or changed meanwhile; those after it are left */
    public void apply(InstallPlan plan) {
        for (FileChange change : plan.changes()) {
            try {
                apply(change);
            } catch (IOException e) {
                throw new SettingsNotWrittenException(change.file() + " could not be written: " + reason(e), e);
            }
        }
        plan.emptied().forEach(ApplyChanges::removeIfEmpty);
    }

    /** The message of some is a path alone. */
    private static String reason(IOException e) {
        return e instanceof AccessDeniedException denied
                ? "you may not write to " + Path.of(denied.getFile()).getParent() + "; give yourself the right"
                : String.valueOf(e.getMessage());
    }

    private void apply(FileChange change) throws IOException {
        if (!SettingsFiles.read(change.file()).equals(change.before())) {
            throw new SettingsNotWrittenException(
                    change.file() + " changed meanwhile and was left alone; run the command again.", null);
        }
        Optional<String> after = change.after();
        if (after.isEmpty()) Files.deleteIfExists(target(change.file()));
        else replace(target(change.file()), after.get());
    }

    /** Behind symbolic links: people keep their settings elsewhere and link to them. */
    private static Path target(Path file) throws IOException {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS) ? file.toRealPath() : file;
    }

    private void replace(Path file, String text) throws IOException {
        Path folder = file.getParent();
        createFolders(folder);
        Set<PosixFilePermission> mode = mode(file);
        Path temporary = Files.createTempFile(folder, ".relaybook", ".new");
        try {
            write(temporary, text);
            PosixFileAttributeView view = Files.getFileAttributeView(temporary, PosixFileAttributeView.class);
            if (view != null) view.setPermissions(mode);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void write(Path file, String text) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) channel.write(bytes);
            channel.force(true);
        }
    }

    private void createFolders(@Nullable Path folder) throws IOException {
        if (folder == null || Files.isDirectory(folder)) return;
        boolean ours = folder.startsWith(home) && posix(home);
        if (ours) Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(PRIVATE_FOLDER));
        else Files.createDirectories(folder);
    }

    private static boolean posix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private Set<PosixFilePermission> mode(Path file) throws IOException {
        if (!posix(file)) return USUAL;
        try {
            return Files.getPosixFilePermissions(file);
        } catch (NoSuchFileException _) {
            return file.startsWith(home) ? PRIVATE : USUAL;
        }
    }

    private static void removeIfEmpty(Path folder) {
        try {
            Files.deleteIfExists(folder);
        } catch (DirectoryNotEmptyException _) {
            // somebody else's files are in it
        } catch (IOException _) {
            // an empty folder does no harm
        }
    }
}
