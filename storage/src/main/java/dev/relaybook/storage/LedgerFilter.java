// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.search.Filter;
import dev.relaybook.model.search.SearchQuery;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The ledgers that the filters by project and by session leave. */
final class LedgerFilter {
    private final List<Filter.OfProject> projects;
    private final List<Filter.OfSession> sessions;

    LedgerFilter(SearchQuery query) {
        projects = query.all(Filter.OfProject.class);
        sessions = query.all(Filter.OfSession.class);
    }

    /** Empty where there is no such filter. */
    Optional<Set<LedgerId>> among(Sql sql) {
        if (projects.isEmpty() && sessions.isEmpty()) return Optional.empty();
        Set<LedgerId> left = new LinkedHashSet<>();
        sql.each("SELECT ledger, project FROM session ORDER BY ledger", row -> {
            LedgerId ledger = new LedgerId(row.text("ledger"));
            ProjectId project = new ProjectId(row.text("project"));
            if (!in(project)) return;
            if (sessions.isEmpty()) left.add(project.ledger());
            if (is(ledger.session().orElseThrow())) left.add(ledger);
        });
        return Optional.of(left);
    }

    private boolean in(ProjectId project) {
        return projects.isEmpty()
                || projects.stream()
                        .anyMatch(it -> project.root().equals(it.name())
                                || project.name().equalsIgnoreCase(it.name()));
    }

    private boolean is(SessionKey session) {
        return sessions.isEmpty()
                || sessions.stream()
                        .anyMatch(it -> session.id().startsWith(it.id())
                                || (session.host() + ":" + session.id()).startsWith(it.id()));
    }
}
