// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.Session;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "checkpoints", description = "Lists what each compaction left.", mixinStandardHelpOptions = true)
final class CheckpointsCommand extends SessionCommand {
    @Option(names = "--json", description = "Print JSON, summaries included.")
    private boolean json;

    CheckpointsCommand() {
        super(Use.READS);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        List<Checkpoint> checkpoints = relaybook.ledgers().read(in -> in.checkpoints(session.ledger()));
        if (json) {
            List<Map<String, Object>> views =
                    checkpoints.stream().map(CheckpointsCommand::view).toList();
            around().out().println(Json.write(Map.of("checkpoints", views)));
        } else if (checkpoints.isEmpty()) {
            say("No compaction of this session is known yet.");
        } else {
            checkpoints.forEach(it -> say(line(it)));
        }
        return Exit.DONE;
    }

    private static String line(Checkpoint it) {
        return it.number() + "  " + it.trigger().word() + "  " + it.at()
                + it.tokensBefore()
                        .map(tokens -> "  " + tokens + " tokens before")
                        .orElse("")
                + it.tokensAfter().map(tokens -> ", " + tokens + " after").orElse("")
                + "  " + (it.opaque() ? "(the host keeps the summary encrypted)" : Plain.title(it.summary(), 80));
    }

    private static Map<String, Object> view(Checkpoint it) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("number", it.number());
        view.put("boundary", it.boundary());
        view.put("trigger", it.trigger().word());
        view.put("at", it.at().toString());
        it.tokensBefore().ifPresent(tokens -> view.put("tokensBefore", tokens));
        it.tokensAfter().ifPresent(tokens -> view.put("tokensAfter", tokens));
        it.hostFile().ifPresent(file -> view.put("hostFile", file));
        view.put("opaque", it.opaque());
        view.put("summary", it.summary());
        return view;
    }
}
