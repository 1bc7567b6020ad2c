// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.Alike;
import dev.relaybook.model.ledger.Contest;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.ReviewItem;
import dev.relaybook.model.ledger.Revival;
import dev.relaybook.model.ledger.Session;
import java.util.List;

/** What waits for review as text for a terminal, and for an agent that presents it. */
final class ReviewText {
    private final Session session;
    private final StringBuilder text = new StringBuilder();

    private ReviewText(Session session) {
        this.session = session;
    }

    static String of(Session session, List<ReviewItem> items) {
        if (items.isEmpty())
            return "Nothing waits for review in session " + session.key().id() + ".";
        ReviewText text = new ReviewText(session);
        text.line(Words.count(items.size(), "item") + " to review in session "
                + session.key().id() + ".");
        items.forEach(text::item);
        return text.text.toString().stripTrailing();
    }

    private void item(ReviewItem item) {
        line("");
        switch (item) {
            case ReviewItem.Proposal it -> proposal(it);
            case ReviewItem.Similar(Alike pair) -> {
                line("Two statements share " + pair.percent() + " % of their words; both are handed over");
                record("older", pair.older());
                record("newer", pair.newer());
            }
            case ReviewItem.Revived(Revival revival) -> {
                line("A statement says again what was " + revival.fate());
                record("handed over", revival.row());
                record("retired", revival.retired());
            }
            case ReviewItem.Rivals(Contest contest) -> {
                line("Two records took the place of "
                        + contest.older().map(Object::toString).orElse("one record") + "; one of them is handed over");
                record("handed over", contest.inPlace());
                record("stepped back", contest.displaced());
            }
        }
        Settling.of(item).forEach(it -> line("    " + it.command() + "   (" + it.effect() + ")"));
    }

    private void proposal(ReviewItem.Proposal it) {
        line("A proposal; it is not handed over");
        record("proposed", it.row());
        it.like().ifPresent(pair -> {
            LedgerRecord other = pair.newer().id().equals(it.row().id()) ? pair.older() : pair.newer();
            record("shares " + pair.percent() + " % of its words with", other);
        });
    }

    private void record(String role, LedgerRecord row) {
        line("  " + role + " " + row.id() + " (" + row.kind().word() + Scope.elsewhere(session, row) + "): "
                + row.statement());
        row.provenance().forEach(from -> line("      " + SourceText.brief(from)));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
