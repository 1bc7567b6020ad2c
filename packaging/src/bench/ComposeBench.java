// SPDX-License-Identifier: Apache-2.0
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Journal;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.compose.ComposeHandoff;
import dev.relaybook.model.compose.ComposeSettings;
import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.compose.Style;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.InMemoryLedgers;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.SectionReplaced;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.ledger.Trigger;
import dev.relaybook.model.ledger.WaitingForReview;
import dev.relaybook.model.secrets.SecretMask;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/**
 * Measures what it costs to compose the handoff of a long session, reading it from its database included, and to list
 * what waits for review: {@code java -Dorg.sqlite.lib.path=packaging/target/relaybook/native
 * -cp "packaging/target/relaybook/lib/*" packaging/src/bench/ComposeBench.java}. Times
 * are those of the thread, since a busy machine makes the wall clock worthless. Exits 1 when a budget is missed.
 */
final class ComposeBench {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final SessionKey KEY = new SessionKey(HostId.CLAUDE_CODE, "bench");
    private static final ProjectId PROJECT = new ProjectId("/srv/shop");
    private static final int COMPACTIONS = 30;
    private static final int ROUNDS = 180;

    private final Random random = new Random(3);
    private int ids;

    public static void main(String[] args) throws IOException {
        boolean kept = fromMemory(5_000);
        kept &= fromMemory(11_500);
        kept &= fromTheDatabase();
        System.exit(kept ? 0 : 1);
    }

    private static boolean fromMemory(int records) {
        Ledgers ledgers = new InMemoryLedgers(Clock.systemUTC());
        Session session = ledgers.write(tx -> new ComposeBench().fill(tx, records));
        var compose = new ComposeHandoff(ComposeSettings.standard(), new SecretMask());
        Mark mark = Mark.of(KEY, 1, "abcdef1234");
        Function<LedgerReader, Handoff> work = in -> compose.compose(in, session, mark, Style.FULL, List.of());
        Handoff handoff = ledgers.read(work);
        int active = handoff.whole().size() + handoff.leftOut().size();
        System.out.printf(
                Locale.ROOT,
                "%,d records, %d compactions, %,d active; %,d of %,d characters%n",
                records,
                COMPACTIONS,
                active,
                handoff.text().length(),
                ComposeSettings.DEFAULT_CHARACTERS);
        boolean kept = report("compose", median(ledgers, work), 20);
        return kept && handoff.text().length() <= ComposeSettings.DEFAULT_CHARACTERS;
    }

    private static boolean fromTheDatabase() throws IOException {
        Path folder = Files.createTempDirectory("relaybook-bench");
        try (Relaybook relaybook = Relaybook.open(new Home(folder), new Silence(), Clock.systemUTC())) {
            Ledgers ledgers = relaybook.ledgers();
            Session session = ledgers.write(tx -> new ComposeBench().fill(tx, 5_000));
            System.out.println("the first of them from its database");
            boolean kept = report("read and compose", median(ledgers, in -> relaybook.preview(in, session)), 50);
            return report("list what waits for review", median(ledgers, in -> WaitingForReview.in(in, session)), 500)
                    && kept;
        } finally {
            try (var files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
            }
        }
    }

    /** In milliseconds. */
    private static double median(Ledgers ledgers, Function<LedgerReader, ?> work) {
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            long before = THREADS.getCurrentThreadCpuTime();
            Object _ = ledgers.<Object>read(work);
            times.add((THREADS.getCurrentThreadCpuTime() - before) / 1e6);
        }
        return times.subList(ROUNDS / 3, ROUNDS).stream().sorted().toList().get(ROUNDS / 3);
    }

    private static boolean report(String what, double millis, double budget) {
        System.out.printf(
                Locale.ROOT,
                "%-28s %6.1f ms  budget %.0f  %s%n",
                what,
                millis,
                budget,
                millis <= budget ? "kept" : "MISSED");
        return millis <= budget;
    }

    private Session fill(LedgerWriter tx, int records) {
        tx.append(
                KEY.ledger(),
                Actor.RELAYBOOK,
                new SessionEvent.Seen(KEY, PROJECT, Optional.empty(), Optional.of("main"), Optional.empty()));
        for (int compaction = 1; compaction <= COMPACTIONS; compaction++) {
            for (int i = 0; i < records / COMPACTIONS; i++) record(tx);
            sections(tx, compaction);
            compact(tx, compaction);
        }
        while (ids < records) record(tx);
        return tx.session(KEY.ledger()).orElseThrow();
    }

    private void record(LedgerWriter tx) {
        LedgerId ledger = random.nextInt(20) == 0 ? PROJECT.ledger() : KEY.ledger();
        RecordId id = id(++ids);
        Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
        String statement = "the " + word() + " of the " + word() + " holds " + word() + " and " + word()
                + " since step " + random.nextInt(500) + ", see " + word() + "/" + word() + ".java";
        int before = 1 + random.nextInt(ids);
        if (random.nextInt(10) == 0 && tx.record(ledger, id(before)).isPresent() && before != ids) {
            tx.append(ledger, Actor.AGENT, new RecordEvent.Superseded(id, id(before), kind, statement, said()));
        } else {
            tx.append(ledger, Actor.AGENT, new RecordEvent.Added(id, kind, statement, said()));
        }
        if (random.nextInt(20) == 0) tx.append(ledger, Actor.AGENT, new RecordEvent.Tombstoned(id(before), "stale"));
        if (random.nextInt(250) == 0) tx.append(ledger, Actor.HUMAN, new RecordEvent.Pinned(id, true));
    }

    private void sections(LedgerWriter tx, int compaction) {
        for (SectionName name : SectionName.values()) {
            String text = name.word() + " " + compaction + ": " + word() + " " + word() + " " + word();
            tx.append(KEY.ledger(), Actor.AGENT, new SectionReplaced(name, text, Basis.EXPLICIT, said()));
        }
    }

    private static void compact(LedgerWriter tx, int number) {
        String boundary = "b" + number;
        tx.append(KEY.ledger(), Actor.RELAYBOOK, new CompactionEvent.Completed(boundary, Trigger.AUTO, false));
        tx.append(
                KEY.ledger(),
                Actor.RELAYBOOK,
                new CompactionEvent.CheckpointTaken(
                        number,
                        boundary,
                        Trigger.AUTO,
                        "summary",
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
    }

    private static Provenance said() {
        return new Provenance(
                Source.AGENT,
                Optional.of(KEY),
                Optional.of(17L),
                Optional.of("msg_01"),
                Optional.of("DECISION: as it was said"),
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH);
    }

    private static RecordId id(int number) {
        return new RecordId("r-" + String.format(Locale.ROOT, "%06d", number));
    }

    private String word() {
        int length = 3 + random.nextInt(7);
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) word.append((char) ('a' + random.nextInt(26)));
        return word.toString();
    }

    /** Nothing is expected to be told. */
    private static final class Silence implements Journal {
        @Override
        public void note(String text) {}

        @Override
        public void failure(String attempted, Throwable cause) {
            System.err.println(attempted + ": " + cause);
        }
    }

    private ComposeBench() {}
}
