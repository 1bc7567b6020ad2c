// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sessions;

import dev.relaybook.model.ledger.ProjectId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One line of the sidebar. */
public sealed interface SidebarRow {
    record Project(ProjectId project, int sessions) implements SidebarRow {}

    record Conversation(SessionSummary summary) implements SidebarRow {}

    /** Projects with their conversations below, in the order in which the conversations come. */
    static List<SidebarRow> grouped(List<SessionSummary> summaries) {
        Map<ProjectId, List<SessionSummary>> projects = new LinkedHashMap<>();
        for (SessionSummary summary : summaries) {
            projects.computeIfAbsent(summary.session().project(), _ -> new ArrayList<>())
                    .add(summary);
        }
        List<SidebarRow> rows = new ArrayList<>();
        projects.forEach((project, sessions) -> {
            rows.add(new Project(project, sessions.size()));
            sessions.forEach(summary -> rows.add(new Conversation(summary)));
        });
        return rows;
    }
}
