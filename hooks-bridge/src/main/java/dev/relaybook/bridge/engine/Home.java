// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The one folder that Relaybook writes to, and what lies where in it. */
public record Home(Path folder) {
    public Home {
        folder = folder.toAbsolutePath().normalize();
    }

    /**
     * The folder that is given, else {@code RELAYBOOK_HOME}, else {@link #usual}.
     *
     * @param given what {@code --home} says
     * @throws UnusableHomeException when it is no absolute path: it would be another home in each folder; or when it can't
     *     be told, since HOME is set to no absolute path
     */
    public static Home find(Optional<String> given, Map<String, String> environment) {
        if (given.isPresent()) return named("--home", given.get());
        String named = environment.getOrDefault("RELAYBOOK_HOME", "");
        return named.isEmpty() ? usual(environment) : named("RELAYBOOK_HOME", named);
    }

    /** The place where this system keeps a user's data. */
    static Home usual(Map<String, String> environment) {
        return new Home(usual(environment, System.getProperty("os.name", ""), System.getProperty("user.home", "")));
    }

    private static Home named(String by, String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isISOControl(c) && Character.getType(c) != Character.FORMAT) continue;
            throw new UnusableHomeException(by + " holds the invisible character U+"
                    + Integer.toHexString(0x10000 + c).substring(1).toUpperCase(Locale.ROOT)
                    + "; write the path of Relaybook's folder anew");
        }
        try {
            Path path = Path.of(text);
            if (path.isAbsolute()) return new Home(path);
        } catch (InvalidPathException _) {
            // told below
        }
        throw new UnusableHomeException(by + " is \"" + text
                + "\", which is no absolute path; set it to Relaybook's folder, or leave it out for the usual place");
    }

    /** The shell launcher knows the same places. */
    static Path usual(Map<String, String> environment, String system, String userHome) {
        String home = environment.getOrDefault("HOME", userHome);
        if (system.startsWith("Windows")) {
            String local = environment.getOrDefault("LOCALAPPDATA", userHome + "\\AppData\\Local");
            return Path.of(local, "Relaybook");
        }
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        boolean mac = system.startsWith("Mac");
        if (!mac && data.startsWith("/")) return Path.of(data, "relaybook");
        if (!home.startsWith("/")) {
            throw new UnusableHomeException("HOME is \"" + home
                    + "\", which is no absolute path; set it to your home folder, or RELAYBOOK_HOME to Relaybook's");
        }
        return mac
                ? Path.of(home, "Library", "Application Support", "Relaybook")
                : Path.of(home, ".local", "share", "relaybook");
    }

    public Path ledger() {
        return folder.resolve("ledger.db");
    }

    /** What can be read again from transcripts: disposable. */
    public Path index() {
        return folder.resolve("index.db");
    }

    public Path config() {
        return folder.resolve("config.toml");
    }

    /** Holds the gate files, see {@link GateFiles}. */
    public Path open() {
        return folder.resolve("open");
    }

    /** Whoever has locked this file may listen. */
    public Path lock() {
        return folder.resolve("lock");
    }

    /** One line: the path of the socket, while somebody listens. */
    public Path socket() {
        return folder.resolve("socket");
    }

    /** There while whoever listens does not answer, see {@link Unanswered}. */
    public Path unanswered() {
        return folder.resolve("unanswered");
    }

    public Path logs() {
        return folder.resolve("logs");
    }

    public Path backups() {
        return folder.resolve("backups");
    }

    public Path key() {
        return folder.resolve("key");
    }

    /**
     * Makes the folder where it is missing, and closes it to other users where it was open to them.
     *
     * @throws UnusableHomeException when it can't be used, with what to do about it
     */
    public Home prepare() {
        try {
            PrivateFiles.createFolder(folder);
            if (PrivateFiles.openToOthers(folder)) PrivateFiles.close(folder, true);
        } catch (IOException e) {
            throw new UnusableHomeException(
                    "cannot use " + folder + " as Relaybook's folder: " + reason(e)
                            + ". Set RELAYBOOK_HOME to a folder of yours, or make this one usable",
                    e);
        }
        if (!Files.isWritable(folder)) {
            String why =
                    stranger().map(it -> ", which " + it + ";").orElse("; give yourself the right (chmod u+rwx), or");
            throw new UnusableHomeException(
                    "cannot write to " + folder + why + " set RELAYBOOK_HOME to a folder of yours");
        }
        return this;
    }

    /** Says that the folder is another user's; empty where it is ours, or the system does not tell. */
    public Optional<String> stranger() {
        try {
            String owner = Files.getOwner(folder).getName();
            String user = System.getProperty("user.name", "");
            boolean known = !user.isBlank() && !user.equals("?");
            return known && !owner.equals(user)
                    ? Optional.of("belongs to " + owner + " while you are " + user)
                    : Optional.empty();
        } catch (IOException | UnsupportedOperationException _) {
            return Optional.empty();
        }
    }

    private static String reason(IOException e) {
        return e.getClass().getSimpleName() + " " + e.getMessage();
    }
}
