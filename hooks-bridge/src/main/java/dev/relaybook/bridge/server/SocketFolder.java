// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.PrivateFiles;
import dev.relaybook.bridge.engine.UnusableHomeException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

/**
 * The folder of the socket: one per home, closed to all but its owner, below the system's folder for such things. Its path
 * is short, since the kernel allows a socket's about 100 bytes and a home may be anywhere.
 */
final class SocketFolder {
    private static final int LONGEST = 100;
    private static final String SOCKET = "relaybook.sock";

    private final UserPrincipal owner;
    private final Path folder;

    private SocketFolder(UserPrincipal owner, Path folder) {
        this.owner = owner;
        this.folder = folder;
    }

    /**
     * Makes the folder, or takes the one that is there when it is ours alone.
     *
     * @throws UnusableHomeException when somebody else made it, or others may enter it
     */
    static SocketFolder prepare(Home home, Map<String, String> environment) throws IOException {
        Path probe = Files.createTempFile(home.folder(), ".owner", "");
        try {
            UserPrincipal owner = Files.getOwner(probe);
            Path folder = place(home, environment, probe);
            requireOurs(folder, owner);
            return new SocketFolder(owner, folder);
        } finally {
            Files.delete(probe);
        }
    }

    /** Leaves nothing behind; whoever listens next makes it again. */
    void removeIfEmpty() throws IOException {
        try {
            Files.deleteIfExists(folder);
        } catch (DirectoryNotEmptyException _) {
            // somebody keeps something there
        }
    }

    Path socket() {
        return folder.resolve(SOCKET);
    }

    /** This process's user, as the socket names a peer's. */
    UserPrincipal owner() {
        return owner;
    }

    private static Path place(Home home, Map<String, String> environment, Path probe) throws IOException {
        String name = "relaybook-" + digest(home.folder().toRealPath().toString());
        Path runtime = Path.of(environment.getOrDefault("XDG_RUNTIME_DIR", ""));
        Path place = runtime.resolve(name);
        if (runtime.isAbsolute() && Files.isWritable(runtime) && fits(place)) return place;

        if (!PrivateFiles.hasOwners()) return Path.of(System.getProperty("java.io.tmpdir"), name);
        // the user's own folder comes first: names in it can't be taken by others
        Path own = Path.of("/tmp", "relaybook-" + Files.getAttribute(probe, "unix:uid"));
        requireOurs(own, Files.getOwner(probe));
        return own.resolve(name);
    }

    private static boolean fits(Path folder) {
        Path socket = folder.resolve(SOCKET);
        return socket.toString().getBytes(StandardCharsets.UTF_8).length <= LONGEST
                && socket.toString().indexOf('\n') < 0;
    }

    private static void requireOurs(Path folder, UserPrincipal owner) throws IOException {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) PrivateFiles.createFolder(folder);
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) throw refused(folder, "is not a folder");
        if (!Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(owner)) {
            throw refused(folder, "belongs to " + Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS));
        }
        if (PrivateFiles.openToOthers(folder)) throw refused(folder, "can be entered by other users");
    }

    private static UnusableHomeException refused(Path folder, String why) {
        return new UnusableHomeException(
                "will not listen in " + folder + ": it " + why + ". Remove it and start again.");
    }

    private static String digest(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 4);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
