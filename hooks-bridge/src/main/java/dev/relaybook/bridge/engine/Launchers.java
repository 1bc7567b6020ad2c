// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.settings.ShellWords;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Where the packaged launchers lie. The launcher scripts tell the folder they were started from in a system property, since
 * a process can't know by which path it was called.
 */
public final class Launchers {
    /** Set by {@code bin/relaybook} and {@code bin/relaybook-hook} to the folder that holds both. */
    public static final String FOLDER = "relaybook.bin";

    private Launchers() {}

    /**
     * How an agent calls the command line in its shell: by the absolute path where it is known, and with the home unless it
     * is the one that is taken without a word.
     */
    static String command(Home home, Map<String, String> environment) {
        String program = "relaybook";
        if (folder().isPresent()) {
            program = ShellWords.word(folder().get().resolve(program).toString());
        }
        if (isUsual(home, environment)) return program;
        return program + " --home " + ShellWords.word(home.folder().toString());
    }

    private static boolean isUsual(Home home, Map<String, String> environment) {
        try {
            return home.folder().equals(Home.usual(environment).folder());
        } catch (UnusableHomeException _) {
            return false;
        }
    }

    /** The folder of the launchers, in a packaged product. */
    public static Optional<Path> folder() {
        return Optional.ofNullable(System.getProperty(FOLDER)).map(Path::of);
    }
}
