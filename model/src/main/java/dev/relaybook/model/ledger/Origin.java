// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** One Relaybook home, a machine and user. Every event belongs to one origin, which keeps its own hash chain. */
public record Origin(String value) {
    private static final int SHORTEST = 8;
    private static final int LONGEST = 40;

    public Origin {
        if (value.length() < SHORTEST || value.length() > LONGEST || !plain(value)) {
            throw new IllegalArgumentException("an origin is 8 to 40 small letters or digits");
        }
    }

    // by hand: every row of a session names one, and a pattern would be compiled in every hook
    private static boolean plain(String value) {
        for (int i = 0; i < value.length(); i++) {
            char it = value.charAt(i);
            if ((it < 'a' || it > 'z') && (it < '0' || it > '9')) return false;
        }
        return true;
    }

    /** Whether it is the same home; hooks ask it, and a record's own comparison makes code at run time. */
    public boolean is(Origin other) {
        return value.equals(other.value);
    }
}
