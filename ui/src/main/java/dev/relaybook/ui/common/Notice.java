// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.util.Optional;

/**
 * Something a person should know.
 *
 * @param title what happened
 * @param advice what to do about it, or empty
 * @param code a short code to look for, or empty
 * @param details for "copy details", or empty
 * @param times how often it happened in a row
 */
public record Notice(
        Tone tone, String title, String advice, String code, String details, Optional<Action> action, int times) {

    /** How a notice is meant. A problem stays until it is dismissed. */
    public enum Tone {
        DONE,
        PROBLEM
    }

    /** What can be done from the notice itself. */
    public record Action(String label, Runnable run) {}

    public static Notice done(String title, Optional<Action> action) {
        return new Notice(Tone.DONE, title, "", "", "", action, 1);
    }

    public static Notice problem(String title, String advice, String code, String details) {
        return new Notice(Tone.PROBLEM, title, advice, code, details, Optional.empty(), 1);
    }

    boolean saysTheSameAs(Notice other) {
        return tone == other.tone
                && title.equals(other.title)
                && code.equals(other.code)
                && action.isEmpty()
                && other.action.isEmpty();
    }

    Notice onceMore(Notice newer) {
        return new Notice(tone, title, newer.advice, code, newer.details, Optional.empty(), times + 1);
    }
}
