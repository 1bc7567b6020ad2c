// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A real coding agent of one version, as npm installed it. */
public interface Agent {
    /** Folder of the agent below the folder of all agents, also its name in reports. */
    String name();

    /** The name Relaybook has for it. */
    String host();

    /** What its environment needs beside a home and a path. */
    Map<String, String> environment();

    /** Writes into a fresh home what keeps the agent from asking questions at its start. */
    void prepare(RunFolder folder);

    /** The command line that starts it in a terminal. */
    List<String> terminalCommand();

    /** What stands before the line that a person types. */
    default String inputMark() {
        return "❯";
    }

    /** The arguments that make a new process go on with a session. */
    List<String> resuming(String session);

    /** The id of the only session there is, from the name of its transcript. */
    String onlySession(RunFolder folder);

    /** How many compactions of the session's main conversation its own transcript shows as done. */
    long compactions(RunFolder folder, String session);

    /** The file in a project that holds hooks for this agent, beside those of the user. */
    Path projectHooks(RunFolder folder);

    /** The file in the home into which Relaybook writes its hooks. */
    Path userHooks(RunFolder folder);

    default String program(String name) {
        return binaries().resolve(name).toString();
    }

    default Path binaries() {
        Path all = Optional.ofNullable(System.getenv("RELAYBOOK_AGENTS_DIR"))
                .map(Path::of)
                .orElse(Path.of(System.getProperty("user.home"), ".cache", "relaybook-agents"));
        Path bin = all.resolve(name()).resolve("node_modules").resolve(".bin");
        if (Files.notExists(bin)) {
            throw new AssertionError(name() + " is not installed in " + all + "; .ci/run shows how");
        }
        return bin;
    }
}
