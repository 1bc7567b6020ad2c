// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Receipt;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "receipts",
        description = "Tells what the last hook calls did, and why.",
        mixinStandardHelpOptions = true)
final class ReceiptsCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Option(
            names = "--last",
            paramLabel = "N",
            defaultValue = "20",
            converter = FromOne.class,
            description = "How many, from 1 up (default: 20).")
    private int last;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        try (Relaybook relaybook = root.openToRead()) {
            List<Receipt> receipts = relaybook.receipts().newest(last);
            if (json) {
                List<Map<String, Object>> views =
                        receipts.stream().map(ReceiptsCommand::view).toList();
                root.around().out().println(Json.write(Map.of("receipts", views)));
            } else if (receipts.isEmpty()) {
                root.around().out().println("No hook has called yet.");
            } else {
                receipts.reversed().forEach(it -> root.around().out().println(Plain.text(line(it))));
            }
            return Exit.DONE;
        }
    }

    private static String line(Receipt it) {
        return it.at() + "  " + it.host() + " " + it.event() + "  " + it.outcome() + "  " + it.millis() + " ms  "
                + it.detail();
    }

    private static Map<String, Object> view(Receipt it) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("at", it.at().toString());
        view.put("host", it.host());
        view.put("event", it.event());
        it.session().ifPresent(session -> view.put("session", session));
        view.put("outcome", it.outcome());
        view.put("detail", it.detail());
        view.put("millis", it.millis());
        view.put("bytes", it.bytes());
        return view;
    }
}
