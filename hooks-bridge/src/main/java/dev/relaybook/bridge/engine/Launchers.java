// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the packaged launchers lie. The launcher scripts tell the folder they were started from in a system property, since
 * a process can't know by which path it was called.
 */
public final class Launchers {
    /** Set by {@code bin/relaybook} and {@code bin/relaybook-hook} to the folder that holds both. */
    public static final String FOLDER = "relaybook.bin";

    private Launchers() {}

    /** How an agent calls the command line: the absolute path where it is known. */
    static String command() {
        return folder().map(bin -> bin.resolve("relaybook").toString()).orElse("relaybook");
    }

    /** The folder of the launchers, in a packaged product. */
    public static Optional<Path> folder() {
        return Optional.ofNullable(System.getProperty(FOLDER)).map(Path::of);
    }
}
