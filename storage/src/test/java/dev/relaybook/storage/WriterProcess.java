// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.Source;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A process that appends record after record and says the number of each one as soon as it is committed. */
final class WriterProcess {
    private WriterProcess() {}

    static Process start(Path file, String name, int count) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                WriterProcess.class.getName()));
        command.addAll(List.of(file.toString(), name, Integer.toString(count)));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    public static void main(String[] args) throws IOException {
        OutputStream out = System.out;
        try (var ledger = LedgerDatabase.open(Path.of(args[0]), Clock.systemUTC(), Duration.ofSeconds(60))) {
            for (int i = 0; i < Integer.parseInt(args[2]); i++) {
                var id = new RecordId("r-" + args[1] + String.format("%06d", i));
                Entry entry = ledger.ledgers().write(writer -> {
                    writer.append(LedgersContract.LEDGER, Actor.RELAYBOOK, LedgersContract.seen(LedgersContract.KEY));
                    return writer.append(LedgersContract.LEDGER, Actor.AGENT, added(id));
                });
                out.write((entry.seq() + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        }
    }

    private static RecordEvent.Added added(RecordId id) {
        return new RecordEvent.Added(
                id, Kind.FACT, "said by " + id, Provenance.said(Source.AGENT, Optional.empty(), LedgersContract.NOW));
    }
}
