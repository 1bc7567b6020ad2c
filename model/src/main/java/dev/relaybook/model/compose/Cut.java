// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import java.util.Locale;

/** Why a statement is not handed over word for word. Worked out when someone asks: in a hook nobody does. */
public final class Cut {
    /** What decided. */
    public enum Cause {
        /** It is longer than all the room there is for statements. */
        TOO_LONG,
        /** Pinned, weightier and younger statements took the room. */
        NO_ROOM,
        /** The whole handoff is shortened. */
        SHORTENED
    }

    private final Statement statement;
    private final Cuts among;

    Cut(Statement statement, Cuts among) {
        this.statement = statement;
        this.among = among;
    }

    public Cause cause() {
        if (among.areOfShortened()) return Cause.SHORTENED;
        return statement.estimate() > among.room() ? Cause.TOO_LONG : Cause.NO_ROOM;
    }

    /** Its length in the text, in UTF-16 units. */
    public int needs() {
        return statement.estimate() + 1;
    }

    /** What room there was: for all statements when it is too long for that, else what the chosen ones left over. */
    public int room() {
        return cause() == Cause.TOO_LONG ? among.room() : among.left();
    }

    /** In words, for people. */
    String reason() {
        return switch (cause()) {
            case SHORTENED -> "the handoff is shortened, since compactions follow each other without news";
            case TOO_LONG ->
                "longer than all the room for statements: it needs " + needs() + " of " + room() + " characters";
            case NO_ROOM ->
                "no room left: " + rank() + "; it needs " + needs() + " characters and " + room() + " are left";
        };
    }

    private String rank() {
        Cuts.Rank rank = among.rankOf(statement);
        return (statement.row().pinned() ? "pinned, " : "not pinned, ") + "number " + rank.place() + " of " + rank.of()
                + " " + Heading.of(statement.row().kind()).toLowerCase(Locale.ROOT) + " from the youngest";
    }
}
