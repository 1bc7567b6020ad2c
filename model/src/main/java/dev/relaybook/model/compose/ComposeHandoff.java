// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.secrets.Masking;
import java.util.List;

/** Composes the text that an agent finds after a compaction. The same ledger gives the same bytes. */
public final class ComposeHandoff {
    private final ComposeSettings settings;
    private final Masking masking;

    public ComposeHandoff(ComposeSettings settings, Masking masking) {
        this.settings = settings;
        this.masking = masking;
    }

    public Handoff compose(LedgerReader ledgers, Session session, Mark mark, Style style, List<Note> notes) {
        String next = ledgers.section(session.ledger(), SectionName.NEXT_STEP)
                .flatMap(it -> it.current())
                .map(value -> masking.mask(value.text()))
                .orElse("none recorded");
        String body = "Next step: " + next + " (" + style + ", " + notes.size() + ", " + settings.command() + ")";
        Handoff.Part part = new Handoff.Part("next-step", body);
        return new Handoff(mark.frame(body), body, List.of(part), List.of(), List.of());
    }
}
