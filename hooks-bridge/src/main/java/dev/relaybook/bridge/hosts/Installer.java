// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Connects one host by merging into its own settings. Planning reads only; nothing is written before it is shown. */
public interface Installer {
    /** Whether this host seems to be on the machine, and where its settings lie. */
    Presence presence(Machine machine);

    /**
     * What has to be written so that the host calls Relaybook.
     *
     * @throws UnreadableSettingsException when a settings file is there that can't be understood
     */
    InstallPlan install(Machine machine, Choices choices);

    /** What keeps the host from calling Relaybook though it is installed, one sentence each; what can't be read tells nothing. */
    default List<String> obstacles(Machine machine) {
        return List.of();
    }

    /** What has to be written so that the host no longer calls Relaybook, and nothing of it is left in its folders. */
    InstallPlan uninstall(Machine machine);

    /**
     * Where to look and what to write into the settings.
     *
     * @param environment the user's environment variables: HOME, CLAUDE_CONFIG_DIR, COPILOT_HOME and their like
     * @param launcher absolute path of {@code relaybook-hook}
     * @param command absolute path of {@code relaybook}
     * @param home the absolute Relaybook home, baked into what is written
     */
    record Machine(Map<String, String> environment, Path launcher, Path command, Path home) {}

    /** @param hint whether agents learn the marks from one hint at the start of a session */
    record Choices(boolean hint) {}

    /**
     * @param version the host's version where it can be told without running it
     * @param settings the folder that holds its settings
     */
    record Presence(boolean found, Optional<String> version, Path settings) {}
}
