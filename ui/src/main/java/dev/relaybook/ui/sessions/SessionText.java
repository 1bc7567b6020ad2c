// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sessions;

import dev.relaybook.model.ledger.Session;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import java.util.ArrayList;
import java.util.List;

/** Says in a line what is known of a conversation. */
final class SessionText {

    /** For the sidebar: branch and compactions. */
    static String brief(Session session) {
        List<String> parts = new ArrayList<>();
        session.facts().branch().ifPresent(parts::add);
        parts.add(Messages.text("sessions.compactions", session.compactions()));
        return String.join(" · ", parts);
    }

    /** For the head of the open conversation. */
    static String full(Session session, Moments moments) {
        List<String> parts = new ArrayList<>();
        parts.add(HostName.of(session.key().host())
                + session.facts().hostVersion().map(it -> " " + it).orElse(""));
        parts.add(session.project().name());
        session.facts().branch().ifPresent(parts::add);
        parts.add(Messages.text("sessions.started", moments.day(session.firstSeen())));
        parts.add(Messages.text("sessions.compactions", session.compactions()));
        if (session.cleared()) parts.add(Messages.text("sessions.cleared"));
        return String.join(" · ", parts);
    }

    static String waiting(SessionSummary summary) {
        List<String> parts = new ArrayList<>();
        if (summary.proposals() > 0) parts.add(Messages.text("sessions.waiting.proposals", summary.proposals()));
        if (summary.owed()) parts.add(Messages.text("sessions.waiting.owed"));
        if (summary.session().watch().blocked().isPresent()) parts.add(Messages.text("sessions.waiting.blocked"));
        return String.join("\n", parts);
    }

    private SessionText() {}
}
