// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

/**
 * What shapes every handoff of a home or project.
 *
 * @param characters the longest a whole handoff may be, its frame included, in UTF-16 units
 * @param command how the agent calls Relaybook's command line
 */
public record ComposeSettings(int characters, String command) {
    /** Fits what every known host lets in with one hook call. */
    public static final int DEFAULT_CHARACTERS = 9_500;

    /** Below this the frame, the next step and the way to look up more leave no room for statements. */
    public static final int FEWEST_CHARACTERS = 1_500;

    private static final int LONGEST_COMMAND = 160;

    /** A command that is too long to print is called by its name. */
    public ComposeSettings {
        if (characters < FEWEST_CHARACTERS) {
            throw new IllegalArgumentException("a handoff needs at least " + FEWEST_CHARACTERS + " characters");
        }
        if (command.isBlank() || command.length() > LONGEST_COMMAND) command = "relaybook";
    }

    public static ComposeSettings standard() {
        return new ComposeSettings(DEFAULT_CHARACTERS, "relaybook");
    }

    public ComposeSettings within(int most) {
        return new ComposeSettings(most, command);
    }

    public ComposeSettings calling(String path) {
        return new ComposeSettings(characters, path);
    }
}
