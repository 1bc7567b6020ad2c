// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sessions;

import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryState;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.ui.common.Messages;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A conversation as lists and its own head show it.
 *
 * @param about what it is about, in its own words: its objective, else what it is doing or does next
 * @param proposals statements that wait for review
 * @param owed a handoff is owed or on its way
 */
public record SessionSummary(Session session, Optional<String> about, int proposals, boolean owed) {
    private static final int TITLE_LENGTH = 60;
    private static final List<SectionName> ABOUT =
            List.of(SectionName.OBJECTIVE, SectionName.IN_PROGRESS, SectionName.NEXT_STEP);

    public static SessionSummary read(LedgerReader ledgers, Session session) {
        LedgerId ledger = session.ledger();
        long proposals = ledgers.records(ledger).stream()
                .filter(it -> it.state() == RecordState.PROPOSED)
                .count();
        List<Delivery> deliveries = ledgers.deliveries(ledger);
        return new SessionSummary(
                session,
                ABOUT.stream()
                        .flatMap(name -> ledgers.section(ledger, name).stream())
                        .flatMap(section -> section.current().stream())
                        .map(value -> value.text().strip())
                        .filter(text -> !text.isEmpty())
                        .findFirst(),
                Math.toIntExact(proposals),
                deliveries.stream().map(Delivery::state).anyMatch(DeliveryState::open));
    }

    public LedgerId ledger() {
        return session.ledger();
    }

    /** What to call it: the start of what it is about, else of its id. */
    public String title() {
        return about.map(SessionSummary::titleOf)
                .orElseGet(
                        () -> Messages.text("sessions.untitled", session.key().shortId()));
    }

    /** Something here waits for a person or for the next hook. */
    public boolean waiting() {
        return proposals > 0 || owed || session.watch().blocked().isPresent();
    }

    boolean matches(String query) {
        String all = String.join(
                        " ",
                        title(),
                        about.orElse(""),
                        session.project().root(),
                        session.facts().branch().orElse(""),
                        HostName.of(session.key().host()),
                        session.key().id())
                .toLowerCase(Locale.ROOT);
        for (String word : query.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
            if (!all.contains(word)) return false;
        }
        return true;
    }

    private static String titleOf(String about) {
        String sentence = about.lines().findFirst().orElse(about).strip();
        int stop = sentence.indexOf(". ");
        if (stop > 0) sentence = sentence.substring(0, stop);
        if (sentence.endsWith(".")) sentence = sentence.substring(0, sentence.length() - 1);
        if (sentence.length() <= TITLE_LENGTH) return sentence;
        int space = sentence.lastIndexOf(' ', TITLE_LENGTH);
        int cut = space > TITLE_LENGTH / 2 ? space : sentence.offsetByCodePoints(0, TITLE_LENGTH / 2);
        return sentence.substring(0, cut) + "…";
    }
}
