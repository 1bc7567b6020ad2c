// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Session;
import java.util.List;
import java.util.Optional;

/**
 * What a host's summary need not repeat, since it is handed over word for word afterwards. Only what the next handoff
 * holds whole is listed, and nothing is said when that is nothing: a summary must never lose what no ledger holds.
 */
public final class SteeringText {
    /** The longest text, in UTF-16 units. */
    public static final int LONGEST = 2_000;

    private static final String SENTENCE =
            "The statements titled below are kept word for word outside this summary and "
                    + "will be handed over after it, so they need no repeating; keep everything else.";

    private static final int COUNT_LINE = 24;

    private final ComposeHandoff compose;

    public SteeringText(ComposeHandoff compose) {
        this.compose = compose;
    }

    public Optional<String> text(LedgerReader ledgers, Session session) {
        Mark longest = Mark.of(session.key(), 999_999_999, "n".repeat(20));
        List<LedgerRecord> kept = compose.compose(ledgers, session, longest, Style.FULL, List.of())
                .whole();
        return kept.isEmpty() ? Optional.empty() : Optional.of(listing(kept));
    }

    private String listing(List<LedgerRecord> kept) {
        StringBuilder text = new StringBuilder(SENTENCE);
        int listed = 0;
        for (LedgerRecord row : kept) {
            String line = "\n- " + row.kind().word() + ": " + compose.quoted().title(row.statement());
            if (text.length() + line.length() > LONGEST - COUNT_LINE) break;
            text.append(line);
            listed++;
        }
        int more = kept.size() - listed;
        if (more > 0) text.append("\nand ").append(more).append(" more.");
        return text.toString();
    }
}
