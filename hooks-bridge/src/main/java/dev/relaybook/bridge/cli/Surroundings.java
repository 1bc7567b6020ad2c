// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * What a command finds around it.
 *
 * @param terminal a person can be asked
 */
public record Surroundings(
        Map<String, String> environment,
        Path cwd,
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean terminal,
        OpenApp app) {

    /** The real ones of this process. */
    public static Surroundings ofProcess(OpenApp app) {
        return new Surroundings(
                System.getenv(),
                Path.of("").toAbsolutePath(),
                System.in,
                ProcessOutput.standard(),
                System.err,
                System.console() != null && System.console().isTerminal(),
                app);
    }
}
