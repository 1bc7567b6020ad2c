// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordId;
import java.util.List;

/**
 * A composed handoff.
 *
 * @param text the whole, framed by its mark
 * @param body what stands between the marks
 * @param parts what the body is made of, in order; an empty line stands between two of them
 * @param whole the records that are handed over word for word, in the order of the text
 * @param leftOut the other active records; each is listed by its title or counted
 */
public record Handoff(String text, String body, List<Part> parts, List<LedgerRecord> whole, List<LeftOut> leftOut) {

    /**
     * One block of the text.
     *
     * @param name a stable word such as {@code next-step} or {@code decisions}
     */
    public record Part(String name, String text) {
        public int characters() {
            return text.length();
        }
    }

    /**
     * An active record that did not fit.
     *
     * @param listed its title is in the text; else it is only counted
     */
    public record LeftOut(LedgerRecord row, boolean listed, Cut cut) {
        /** Why, in a few words for people. */
        public String reason() {
            return cut.reason();
        }

        public RecordId id() {
            return row.id();
        }

        /** The beginning of the statement, as lists show it. */
        public String title() {
            return Quoted.titleOf(Neutral.line(row.statement()));
        }
    }
}
