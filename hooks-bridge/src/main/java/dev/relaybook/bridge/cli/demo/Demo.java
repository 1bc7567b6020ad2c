// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli.demo;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.server.BridgeServer;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The story in a screenful: a made-up session runs through two manual and one automatic compaction on the real hook path,
 * launcher, socket, ledger and delivery, in a scratch home.
 */
public final class Demo {
    private final Path launcher;
    private final PrintStream out;

    public Demo(Path launcher, PrintStream out) {
        this.launcher = launcher;
        this.out = out;
    }

    /** Plays the session and leaves its ledger in {@code home}. */
    public void play(Home home, Path user, Map<String, String> environment, Relaybook relaybook) throws IOException {
        Path project = Files.createDirectories(user.resolve("payments"));
        Files.createDirectories(project.resolve(".git"));
        Files.writeString(project.resolve(".git/HEAD"), "ref: refs/heads/refunds\n");
        DemoAgent agent = new DemoAgent(launcher, home, user, project);
        LedgerId ledger = new SessionKey(HostId.CLAUDE_CODE, agent.session()).ledger();
        try (BridgeServer server = BridgeServer.start(home, environment, relaybook.hooks(), relaybook.contract())) {
            out.println("Hooks answer on " + server.socket());
            session(agent, relaybook, ledger);
        }
        tell(agent, relaybook, ledger);
    }

    private static void session(DemoAgent agent, Relaybook relaybook, LedgerId ledger) {
        agent.starts();
        agent.turn(
                "Make refunds idempotent. Never write to the settlements table from the API.",
                agent.says(
                        "DECISION: Idempotency keys live 7 days.\nGOTCHA: The test gateway returns amounts in cents."),
                agent.edits("src/Refunds.java"),
                agent.runs("mvn -q test", "Tests run: 12, Failures: 1", 1));
        agent.compacts(
                "manual", "Refunds are being made idempotent; keys live 7 days. Amounts come in cents.", 91_000, 6_200);
        relaybook
                .curating()
                .record()
                .record(
                        ledger,
                        Actor.HUMAN,
                        Kind.CONSTRAINT,
                        "Refund endpoints answer within 800 ms",
                        Provenance.said(
                                Source.HUMAN,
                                Optional.empty(),
                                Clock.systemUTC().instant()));
        agent.turn(
                "Keys must live 30 days, the gateway retries that long.",
                agent.says("SUPERSEDES " + id(relaybook, ledger, "7 days")
                        + ": Idempotency keys live 30 days, per merchant."),
                agent.runs("mvn -q test", "Tests run: 12, Failures: 0", 0),
                agent.runs("git commit -qam refunds && git log -1", "[refunds 3f7868a] Keep refund keys 30 days", 0));
        agent.compacts(
                "auto",
                "Refunds are being made idempotent, their keys live 30 days. All 12 tests pass; it is committed.",
                118_000,
                6_900);
        agent.turn(
                "Now the partial refunds.",
                agent.says("DECISION: Partial refunds are entries of their own, never edits of the charge."));
        agent.compacts(
                "manual",
                "Idempotent refunds are committed, keys live 30 days. Partial refunds become entries of their own.",
                104_000,
                5_100);
        agent.turn("Go on.", agent.says("Next I read the handoff."));
        agent.turn("And the tests?", agent.says("They are green."));
    }

    private static String id(Relaybook relaybook, LedgerId ledger, String words) {
        return relaybook.ledgers().read(in -> in.records(ledger)).stream()
                .filter(row -> row.active() && row.statement().contains(words))
                .map(row -> row.id().value())
                .findFirst()
                .orElse("r-none");
    }

    private void tell(DemoAgent agent, Relaybook relaybook, LedgerId ledger) {
        List<LedgerRecord> records = relaybook.ledgers().read(in -> in.records(ledger));
        List<Checkpoint> checkpoints = relaybook.ledgers().read(in -> in.checkpoints(ledger));
        String lastSummary = checkpoints.getLast().summary();
        String lastHandoff = agent.injected().stream()
                .filter(text -> Mark.firstIn(text).isPresent())
                .reduce("", (_, last) -> last);
        out.println();
        out.println("Three compactions later, the rolling summary says: \"" + lastSummary + "\"");
        out.println(assumed(records, lastSummary));
        out.println();
        out.printf("%-10s %-12s %-10s %-9s %s%n", "record", "kind", "summary", "handoff", "statement");
        for (LedgerRecord row : records) {
            boolean told = lastHandoff.contains(row.statement());
            String said = row.active()
                    ? row.statement()
                    : row.statement() + " (" + row.state().word() + ")";
            out.printf(
                    "%-10s %-12s %-10s %-9s %s%n",
                    row.id(),
                    row.kind().word(),
                    row.active() ? keeps(lastSummary, row) ? "kept" : "lost" : "-",
                    told ? "whole" : "-",
                    said);
        }
        out.println();
        for (Delivery delivery : relaybook.ledgers().read(in -> in.deliveries(ledger))) {
            out.println("Delivery " + delivery.number() + ": "
                    + delivery.offer()
                            .map(it -> it.characters() + " characters through " + it.channel())
                            .orElse("not offered")
                    + ", " + delivery.state().name().toLowerCase(Locale.ROOT)
                    + delivery.confirmedAt()
                            .map(line -> " at line " + line + " of the transcript")
                            .orElse(""));
        }
    }

    /** No model writes the summaries, so that what they lose shows what is at stake and measures nothing. */
    private static String assumed(List<LedgerRecord> records, String summary) {
        List<LedgerRecord> live = records.stream().filter(LedgerRecord::active).toList();
        long lost = live.stream().filter(row -> !keeps(summary, row)).count();
        return "It drops " + lost + " of " + live.size() + " statements, " + 100 * lost / live.size()
                + " %. That share is an assumption: no model is called here, the three summaries were\nwritten for this"
                + " story. What a real one drops depends on its model and prompt, and may be less or more.";
    }

    /** A summary that drops a statement's words has lost it; the real comparison weighs more than that. */
    private static boolean keeps(String summary, LedgerRecord row) {
        long kept = Arrays.stream(row.statement().split("\\W+"))
                .filter(word -> word.length() > 3)
                .filter(word -> summary.toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT)))
                .count();
        return kept >= 3;
    }
}
