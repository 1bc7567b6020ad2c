// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import java.util.Optional;

/**
 * What shapes every handoff of a home or project.
 *
 * @param characters the longest a whole handoff may be, its frame included, in UTF-16 units
 * @param command how the agent calls Relaybook's command line
 * @param gateVerdict the gate's last verdict, where it warned or could not stop the compaction
 */
public record ComposeSettings(int characters, String command, Optional<String> gateVerdict) {
    /** Fits what every known host lets in with one hook call. */
    public static final int DEFAULT_CHARACTERS = 9_500;

    /** Below this the frame, the next step and the way to look up more leave no room for statements. */
    public static final int FEWEST_CHARACTERS = 1_500;

    private static final int LONGEST_COMMAND = 200;

    public ComposeSettings {
        if (characters < FEWEST_CHARACTERS) {
            throw new IllegalArgumentException("a handoff needs at least " + FEWEST_CHARACTERS + " characters");
        }
        if (command.isBlank() || command.length() > LONGEST_COMMAND) command = "relaybook";
    }

    public static ComposeSettings standard() {
        return new ComposeSettings(DEFAULT_CHARACTERS, "relaybook", Optional.empty());
    }

    public ComposeSettings within(int most) {
        return new ComposeSettings(most, command, gateVerdict);
    }

    public ComposeSettings calling(String path) {
        return new ComposeSettings(characters, path, gateVerdict);
    }

    public ComposeSettings naming(Optional<String> verdict) {
        return new ComposeSettings(characters, command, verdict);
    }
}
