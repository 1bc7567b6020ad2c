// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Session;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "sessions",
        description = "Lists the known sessions, the newest first.",
        mixinStandardHelpOptions = true)
final class SessionsCommand implements Callable<Integer> {
    private static final int LONGEST_NAME = 60;

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        try (Relaybook relaybook = root.openToRead()) {
            List<Row> sessions = relaybook.ledgers().read(SessionsCommand::rows);
            if (json) {
                List<Map<String, Object>> views =
                        sessions.stream().map(SessionsCommand::view).toList();
                root.around().out().println(Json.write(Map.of("sessions", views)));
            } else if (sessions.isEmpty()) {
                root.around()
                        .out()
                        .println("No session is known yet; relaybook install connects the agents found here.");
            } else {
                sessions.forEach(row -> root.around().out().println(Plain.text(line(row))));
            }
            return Exit.DONE;
        }
    }

    /**
     * One line of the list.
     *
     * @param own how many active statements the session has to itself
     * @param shared how many it gets as its project's
     */
    private record Row(Session session, int own, int shared) {}

    private static List<Row> rows(LedgerReader in) {
        Map<ProjectId, Integer> shared = new HashMap<>();
        List<Row> rows = new ArrayList<>();
        for (Session session : in.sessions()) {
            int ofProject = shared.computeIfAbsent(session.project(), project -> in.activeRecords(project.ledger()));
            rows.add(new Row(session, in.activeRecords(session.ledger()), ofProject));
        }
        return rows;
    }

    private static String line(Row row) {
        Session session = row.session();
        String ofProject = row.shared() == 0 ? "" : " + " + row.shared() + " of the project";
        return session.key().id() + "  " + session.key().host() + "  "
                + Plain.title(session.project().name(), LONGEST_NAME)
                + session.facts().branch().map(branch -> " (" + branch + ")").orElse("") + "  "
                + Words.count(row.own(), "statement") + ofProject + "  "
                + Words.count(session.compactions(), "compaction") + "  " + session.lastSeen();
    }

    private static Map<String, Object> view(Row row) {
        Map<String, Object> view = view(row.session());
        view.put("activeRecords", Map.of("session", row.own(), "project", row.shared()));
        return view;
    }

    static Map<String, Object> view(Session session) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("session", session.key().id());
        view.put("host", session.key().host().value());
        view.put("project", session.project().root());
        session.facts().branch().ifPresent(branch -> view.put("branch", branch));
        session.facts().transcript().ifPresent(file -> view.put("transcript", file));
        session.facts().hostVersion().ifPresent(version -> view.put("hostVersion", version));
        session.parent().ifPresent(parent -> view.put("parent", parent.id()));
        view.put("firstSeen", session.firstSeen().toString());
        view.put("lastSeen", session.lastSeen().toString());
        view.put("compactions", session.compactions());
        return view;
    }
}
