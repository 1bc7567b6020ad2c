// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** The keys of the window. Those that are letters count only while no text is being typed. */
public enum Shortcut {
    FIND("Shortcut+F"),
    ADD("Shortcut+N"),
    UNDO("Shortcut+Z"),
    REFRESH("F5"),
    CONFIRM("Shortcut+Enter"),
    CANCEL("Esc"),
    EDIT("E"),
    TOMBSTONE("Delete"),
    PIN("P"),
    RESTORE("R"),
    ACCEPT("A"),
    REJECT("X"),
    MERGE("M"),
    NEXT_ROW("J"),
    PREVIOUS_ROW("K"),
    NEXT_SESSION("Close Bracket"),
    PREVIOUS_SESSION("Open Bracket"),
    FIRST_TAB("Shortcut+1"),
    SECOND_TAB("Shortcut+2"),
    THIRD_TAB("Shortcut+3"),
    FOURTH_TAB("Shortcut+4"),
    REVIEW("Shortcut+R"),
    SEARCH("Shortcut+Shift+F");

    private final KeyCombination keys;

    Shortcut(String keys) {
        this.keys = KeyCombination.valueOf(keys);
    }

    public KeyCombination keys() {
        return keys;
    }

    public boolean matches(KeyEvent event) {
        return keys.match(event);
    }

    /** As this system writes it, for hints. */
    public String display() {
        return keys.getDisplayText();
    }

    /** Means something else while a text is being typed: a character, or an act on that text. */
    public boolean typed() {
        return switch (this) {
            case EDIT, TOMBSTONE, PIN, RESTORE, ACCEPT, REJECT, MERGE, NEXT_ROW, PREVIOUS_ROW -> true;
            case NEXT_SESSION, PREVIOUS_SESSION, UNDO -> true;
            case FIND, ADD, REFRESH, CONFIRM, CANCEL, FIRST_TAB, SECOND_TAB, THIRD_TAB, FOURTH_TAB, REVIEW, SEARCH ->
                false;
        };
    }
}
