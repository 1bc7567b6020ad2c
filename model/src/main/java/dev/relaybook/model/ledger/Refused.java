// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.List;
import java.util.Locale;

/**
 * A curating act was not done, and nothing changed.
 *
 * @param sentence what was wrong and what to do
 * @param candidates the records that may have been meant
 */
public record Refused(Reason reason, String sentence, List<LedgerRecord> candidates)
        implements Curated,
                FindRecord.Lookup,
                ReplaceSection.Outcome,
                AddNote.Outcome,
                UndoLastAct.Outcome,
                RedactRecord.Outcome {

    /** Why, for programs. */
    public enum Reason {
        BLANK,
        TOO_LONG,
        UNKNOWN_ID,
        AMBIGUOUS_ID,
        /** The record is in a state in which this can't be done. */
        WRONG_STATE,
        /** Another active record says the same. */
        DUPLICATE,
        NOTHING_TO_UNDO;

        /** The written code, for example {@code unknown-id}. */
        public String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    static Refused because(Reason reason, String sentence) {
        return new Refused(reason, sentence, List.of());
    }

    static Refused inState(LedgerRecord row, String whatToDo) {
        String why = row.reason().map(reason -> " (" + reason + ")").orElse("");
        return new Refused(
                Reason.WRONG_STATE, row.id() + " is " + row.state().word() + why + "; " + whatToDo, List.of(row));
    }
}
