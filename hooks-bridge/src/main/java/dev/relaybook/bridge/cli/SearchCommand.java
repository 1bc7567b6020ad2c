// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.model.search.SearchQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Words that begin with a dash belong to the query, so that the options of this command are long ones only. */
@Command(
        name = "search",
        description = "Finds records, sections and checkpoints' summaries of all sessions and projects by their words.",
        footer = {
            "",
            "A QUERY is words that all have to be there, \"words side by side\", beginnings*, -words that must not be"
                    + " there, and filters: kind: state: host: project: session: before: after:",
            "For example: relaybook search kind:decision project:shop before:2026-11-01 port"
        })
final class SearchCommand implements Callable<Integer> {
    private static final int MOST = 1_000;

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Parameters(paramLabel = "QUERY", arity = "1..*", description = "What to look for.")
    private final List<String> words = new ArrayList<>();

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "How many hits make a page; 20 without it, 1000 at most.")
    private int limit = 20;

    @Option(names = "--page", paramLabel = "K", description = "Which page to show, from 1 up.")
    private int page = 1;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Option(names = "--help", usageHelp = true, description = "Show this help message and exit.")
    private boolean help;

    @Override
    public Integer call() {
        if (limit < 1 || limit > MOST) throw new Problem(Exit.REFUSED, "--limit is a number from 1 to " + MOST + ".");
        if (page < 1) throw new Problem(Exit.REFUSED, "--page is a number from 1 up.");
        SearchQuery query = query();
        try (Relaybook relaybook = root.openToRead()) {
            LedgerSearch.Page found = relaybook.search().find(query, limit, page);
            Sessions sessions = Sessions.of(relaybook, found);
            if (json) root.around().out().println(Json.write(HitView.page(found, query, sessions)));
            else root.around().out().println(new HitText(query, sessions, root.around()).of(found, page));
            return Exit.DONE;
        }
    }

    private SearchQuery query() {
        words.stream().filter(it -> it.startsWith("--")).findFirst().ifPresent(it -> {
            throw new Problem(Exit.REFUSED, it + " is no option of search; relaybook search --help lists them.");
        });
        return switch (SearchQuery.read(String.join(" ", words))) {
            case SearchQuery.Reading.Understood(SearchQuery query) -> query;
            case SearchQuery.Reading.Unclear(String sentence) -> throw new Problem(Exit.REFUSED, sentence);
        };
    }
}
