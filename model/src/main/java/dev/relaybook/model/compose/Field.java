// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

/**
 * A section or a note on its way into the text.
 *
 * @param part the part of the text it belongs to
 * @param word how a list of what is not shown calls it
 * @param weight its share of the room when not all fit
 * @param text label and value
 */
record Field(String part, String word, int weight, String text) {
    /** The word of every note. */
    static final String NOTE = "note";

    /** Less says nothing: the label, and hardly a word of the value. */
    static final int FEWEST = 90;

    /** With what separates it from the next one. */
    int cost() {
        return text.length() + 2;
    }

    Field within(int room) {
        return new Field(part, word, weight, Quoted.within(text, room - 2));
    }
}
