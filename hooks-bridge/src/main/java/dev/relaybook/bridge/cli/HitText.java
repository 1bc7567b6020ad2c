// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.search.Excerpt;
import dev.relaybook.model.search.Hit;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.model.search.SearchQuery;
import java.time.ZoneOffset;

/** What was found as text: two lines for each hit, with the words that were looked for in bold on a terminal. */
final class HitText {
    private static final int LONGEST = 200;
    private static final String BOLD = "\u001b[1m";
    private static final String PLAIN = "\u001b[0m";

    private final SearchQuery query;
    private final Sessions sessions;
    private final boolean colour;

    HitText(SearchQuery query, Sessions sessions, Surroundings around) {
        this.query = query;
        this.sessions = sessions;
        colour = around.terminal()
                && around.environment().getOrDefault("NO_COLOR", "").isEmpty()
                && !"dumb".equals(around.environment().get("TERM"));
    }

    /** @param number of the page */
    String of(LedgerSearch.Page page, int number) {
        StringBuilder text = new StringBuilder();
        if (page.hits().isEmpty()) text.append(number == 1 ? "Nothing was found." : "There is no page " + number + ".");
        for (Hit hit : page.hits()) {
            if (!text.isEmpty()) text.append('\n');
            text.append(Plain.text(title(hit))).append("\n    ").append(marked(Excerpt.of(hit.text(), query, LONGEST)));
        }
        if (page.more())
            text.append("\n\nMore was found: --page ").append(number + 1).append('.');
        if (page.cut()) {
            text.append("\n\nToo much matches to look through all of it, so the newest was; a further word or a filter"
                    + " tells more.");
        }
        return text.toString();
    }

    private String title(Hit hit) {
        String project = sessions.project(hit).map(ProjectId::name).orElse("unknown project");
        String session = hit.ledger()
                .session()
                .map(SessionKey::shortId)
                .map(it -> ", session " + it)
                .orElse(", all sessions");
        return what(hit) + "  " + project + session + "  "
                + hit.at().atOffset(ZoneOffset.UTC).toLocalDate();
    }

    private static String what(Hit hit) {
        return switch (hit) {
            case Hit.OfRecord(LedgerRecord row) ->
                row.id() + "  " + row.kind().word()
                        + (row.active() ? "" : ", " + row.state().word())
                        + row.supersededBy().map(it -> " by " + it).orElse("");
            case Hit.OfSection it -> "section  " + it.section().name().word();
            case Hit.OfCheckpoint it -> "checkpoint " + it.checkpoint().number() + "  summary";
        };
    }

    private String marked(Excerpt excerpt) {
        String text = excerpt.text();
        if (!colour) return Plain.text(text);
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (Excerpt.Span it : excerpt.marks()) {
            out.append(Plain.text(text.substring(at, it.start())))
                    .append(BOLD)
                    .append(Plain.text(text.substring(it.start(), it.end())))
                    .append(PLAIN);
            at = it.end();
        }
        return out.append(Plain.text(text.substring(at))).toString();
    }
}
