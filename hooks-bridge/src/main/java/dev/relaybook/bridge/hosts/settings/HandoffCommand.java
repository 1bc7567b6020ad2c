// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.FileChange;
import dev.relaybook.bridge.hosts.Installer.Machine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The file that gives an agent its {@code /handoff}. Hosts send such bodies to the model again after a compaction, so
 * nothing in it is expanded and reading it again does no harm.
 *
 * @param file where the host looks for it
 * @param frontMatter what the host wants to know of it
 * @param called what the user types
 */
public record HandoffCommand(Path file, String frontMatter, String called) {
    public static final String DESCRIPTION =
            "Show what Relaybook keeps of this session, where it came from, and what the next handoff would hold";

    private static final String OURS = "<!-- This file belongs to Relaybook: relaybook install writes it. -->";
    private static final String BODY = """
        The user wants to see what Relaybook keeps of this session. Run this command in the shell and present what it
        prints; leave nothing out and add nothing of your own:

            COMMAND show

        When the user wrote words behind `CALLED` (look behind `ARGUMENTS:`), they choose the command instead:

        - `history`: run `COMMAND show --history`, which also prints what was superseded or retired.
        - `why` and an id: run `COMMAND show --history` and present that entry alone: its text, its quote, where it
          came from, and what took its place.
        - `note` and a text: run `COMMAND note` with the text as one quoted word. It rides on the next handoff.

        Do this once, when the user asks. When you read this again later, for example behind a summary, do nothing.
        """;

    /** Writes the file, unless somebody else's file is in its place. */
    public void install(Machine machine, List<FileChange> changes, List<String> notes) {
        Optional<String> now = SettingsFiles.read(file);
        if (now.isPresent() && !isOurs(now.get())) {
            notes.add(file + " was not written by Relaybook and is left alone, so " + called + " stays what it is.");
            return;
        }
        changes.add(new FileChange(file, now, Optional.of(text(machine))));
    }

    public List<FileChange> uninstall() {
        Optional<String> now = SettingsFiles.read(file);
        List<FileChange> changes = new ArrayList<>();
        if (now.filter(HandoffCommand::isOurs).isPresent()) {
            changes.add(new FileChange(file, now, Optional.empty()));
        }
        return changes;
    }

    private static boolean isOurs(String text) {
        return text.contains(OURS);
    }

    private String text(Machine machine) {
        return "---\n" + frontMatter + "---\n\n"
                + BODY.replace("CALLED", called).replace("COMMAND", ShellWords.command(machine)) + "\n" + OURS + "\n";
    }
}
