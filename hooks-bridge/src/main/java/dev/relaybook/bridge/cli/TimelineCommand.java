// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.timeline.TimelinePage;
import dev.relaybook.bridge.timeline.TimelineSource;
import dev.relaybook.model.capture.TranscriptUnreadableException;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.timeline.LedgerBeside;
import dev.relaybook.model.timeline.TimelineEntry;
import dev.relaybook.model.timeline.TimelineRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "timeline",
        description =
                "Tells what happened in a session, from its host's own log: the last of it, the newest at the end.",
        mixinStandardHelpOptions = true)
final class TimelineCommand extends SessionCommand {
    @Option(
            names = "--rows",
            paramLabel = "N",
            defaultValue = "40",
            description = "At most this many rows (default ${DEFAULT-VALUE}).")
    private int rows;

    @Option(names = "--json", description = "Print JSON, texts whole.")
    private boolean json;

    TimelineCommand() {
        super(Use.READS);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        if (rows < 1) throw new Problem(Exit.REFUSED, "--rows takes a number from 1.");
        List<TimelineEntry> entries =
                relaybook.ledgers().read(in -> LedgerBeside.of(in, session)).around(read(relaybook, session));
        if (json) {
            List<Map<String, Object>> views =
                    entries.stream().map(TimelineText::view).toList();
            around().out().println(Json.write(Map.of("timeline", views)));
        } else if (entries.isEmpty()) {
            say("Nothing of this session's log is here to show.");
        } else {
            entries.forEach(it -> say(TimelineText.of(it)));
        }
        return Exit.DONE;
    }

    private List<TimelineRow> read(Relaybook relaybook, Session session) {
        TimelineSource timeline = relaybook.timeline();
        try {
            Optional<TimelinePage> page = timeline.newest(session, Optional.empty());
            List<TimelineRow> read = new ArrayList<>();
            while (page.isPresent() && read.size() < rows) {
                read.addAll(0, page.get().rows());
                page = page.filter(it -> !it.isFirst()).map(it -> timeline.before(session, it));
            }
            return read.subList(Math.max(0, read.size() - rows), read.size());
        } catch (TranscriptUnreadableException e) {
            throw new Problem(Exit.UNAVAILABLE, String.valueOf(e.getMessage()));
        }
    }
}
