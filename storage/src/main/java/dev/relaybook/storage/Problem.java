// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

/** Something {@code verify} found wrong. */
public sealed interface Problem {
    /** What people read. */
    String sentence();

    /** Whether it can be made anew from the events, which are whole. An event that can't be read never made a row. */
    default boolean mendable() {
        return switch (this) {
            case DamagedFile _, BrokenChain _, AlteredEvent _ -> false;
            case UnreadableEvent _, WrongRow _, WrongIndex _ -> true;
        };
    }

    /** SQLite itself finds the file unsound. */
    record DamagedFile(String detail) implements Problem {
        @Override
        public String sentence() {
            return "the file is damaged: " + detail;
        }
    }

    /** An event is missing, or does not follow the one before it. */
    record BrokenChain(String origin, long seq, String detail) implements Problem {
        @Override
        public String sentence() {
            return "the chain of " + origin + " is broken at event " + seq + ": " + detail;
        }
    }

    /** An event is not what it was when it was written. */
    record AlteredEvent(String origin, long seq, String detail) implements Problem {
        @Override
        public String sentence() {
            return "event " + seq + " of " + origin + " was altered: " + detail;
        }
    }

    /** An event can't be read, so a replay passes it over. */
    record UnreadableEvent(String origin, long seq, String detail) implements Problem {
        @Override
        public String sentence() {
            return "event " + seq + " of " + origin + " can't be read: " + detail;
        }
    }

    /** A row is not what the events fold to; a repair mends it. */
    record WrongRow(String table, String key, String detail) implements Problem {
        @Override
        public String sentence() {
            return "the row " + key + " of " + table + " " + detail;
        }
    }

    /** A full-text index does not fit its rows; a repair mends it. */
    record WrongIndex(String table, String detail) implements Problem {
        @Override
        public String sentence() {
            return "the full-text index of " + table + " does not fit its rows: " + detail;
        }
    }
}
