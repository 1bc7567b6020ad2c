// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.secrets.Masking;
import java.util.List;

/**
 * Composes the text that an agent finds after a compaction, within its budget. The same ledger gives the same bytes.
 * Thread-safe.
 */
public final class ComposeHandoff {
    private final ComposeSettings settings;
    private final Quoted quoted;

    public ComposeHandoff(ComposeSettings settings, Masking masking) {
        this.settings = settings;
        this.quoted = new Quoted(masking);
    }

    /**
     * @param mark frames the text
     * @param notes the notes that ride on it, in their order
     */
    public Handoff compose(LedgerReader ledgers, Session session, Mark mark, Style style, List<Note> notes) {
        int room = settings.characters() - mark.overhead();
        Page page = new Page(ledgers, session, quoted, settings, room);
        return switch (style) {
            case FULL -> page.full(notes).framedBy(mark);
            case BRIEF -> page.brief(notes).framedBy(mark);
            case NOTES_ONLY -> page.notesOnly(notes).framedBy(mark);
        };
    }

    Quoted quoted() {
        return quoted;
    }
}
