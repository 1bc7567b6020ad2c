// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Tells text of a tool that reads like a word to the agent: it forbids or requires something, or speaks to whoever reads
 * it. Wordings only, and rather too many than too few: what is found waits for review instead of being active.
 */
final class InstructionLike {
    private static final Pattern TYPE = Pattern.compile("^[a-z]+(?:\\([^)]{1,40}\\))?!?: ");
    private static final Pattern SPOKEN_TO =
            Pattern.compile("\\b(?:ignore|disregard|forget|override|bypass|obey|follow)\\b"
                    + ".{0,40}\\b(?:instruction|rule|prompt|constraint|guideline|message|order)s?\\b|\\bsystem"
                    + " (?:prompt|message)\\b|\\byou (?:are|must|should|will|can|may|have|need|shall)\\b|\\byour (?:new"
                    + " )?(?:task|goal|role|instructions?|job)\\b|\\b(?:tell|ask|inform) the"
                    + " user\\b|\\b(?:assistant|agent|claude|copilot|codex|gemini|qwen|llm|ai)(?:,|:|"
                    + " (?:must|should|shall|may)\\b)|\\bas an? (?:ai|assistant|agent)\\b"
                    + "|\\b(?:ignora|olvida|obedece)\\b.{0,40}\\b(?:instruccion|regla|orden)(?:es|s)?\\b");

    private InstructionLike() {}

    static boolean is(String text) {
        String bare = TYPE.matcher(text).replaceFirst("");
        return UserDirectives.kindOf(bare).isPresent()
                || SPOKEN_TO.matcher(bare.toLowerCase(Locale.ROOT)).find();
    }
}
