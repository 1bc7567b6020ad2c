// SPDX-License-Identifier: Apache-2.0
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.model.search.SearchQuery;
import dev.relaybook.storage.LedgerDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;

/**
 * Measures the first page of searches in a ledger of a million records, which it writes first, some minutes long:
 * {@code java -Dorg.sqlite.lib.path=packaging/target/relaybook/native
 * -cp "packaging/target/relaybook/lib/*" packaging/src/bench/SearchBench.java [FOLDER [RECORDS]]}. A ledger that
 * stands in the folder already is used as it is. Exits with 1 when the budget is missed.
 */
final class SearchBench {
    private static final double BUDGET = 50;
    private static final int RECORDS = 1_000_000;
    private static final int AT_ONCE = 20_000;
    private static final int SESSIONS = 1_000;
    private static final int PROJECTS = 40;
    private static final int VOCABULARY = 60_000;
    private static final int ROUNDS = 15;
    private static final Instant START = Instant.parse("2024-01-01T00:00:00Z");
    private static final List<HostId> HOSTS = List.of(HostId.CLAUDE_CODE, HostId.COPILOT_CLI, HostId.CODEX_CLI);

    private final Random random = new Random(11);

    public static void main(String[] args) throws IOException {
        Path folder = args.length > 0 ? Path.of(args[0]) : Files.createTempDirectory("relaybook-search");
        int records = args.length > 1 ? Integer.parseInt(args[1]) : RECORDS;
        Path file = Files.createDirectories(folder).resolve("ledger.db");
        boolean made = !Files.exists(file);
        try (LedgerDatabase ledger = LedgerDatabase.open(file, Clock.systemUTC())) {
            if (made) new SearchBench().fill(ledger, records);
            System.exit(measure(ledger.search()) ? 0 : 1);
        } finally {
            if (args.length == 0) System.err.println("The ledger is left in " + folder);
        }
    }

    private static boolean measure(LedgerSearch search) {
        boolean kept = measure(search, "a rare word", "needle");
        kept &= measure(search, "a rare word and a common one", "needle the");
        kept &= measure(search, "a word in every record", "the");
        kept &= measure(search, "a word in every third record", "w3");
        kept &= measure(search, "three common words", "the w3 w4");
        kept &= measure(search, "three words, common each, seldom together", "w9 w10 w11");
        kept &= measure(search, "a phrase of common words", "\"w3 w4\"");
        kept &= measure(search, "a beginning of five letters", "w1234*");
        kept &= measure(search, "a common word, without another", "the -w3");
        kept &= measure(search, "by kind and state", "kind:decision state:tombstoned the");
        kept &= measure(search, "by project, 25 sessions", "project:p7 the");
        kept &= measure(search, "by session", "session:s-77 the");
        kept &= measure(
                search, "by host, kind, state, project", "host:codex-cli kind:gotcha state:active project:p7 w3");
        kept &= measure(search, "the oldest, by time", "before:2024-02-01 the");
        kept &= measure(search, "the newest, by time", "after:2024-06-01 the");
        kept &= measure(search, "filters alone", "kind:decision");
        kept &= measure(search, "what is not there", "nowhere the");
        measure(search, "not in the budget: a beginning of two letters", "w1*");
        return kept;
    }

    private static boolean measure(LedgerSearch search, String what, String typed) {
        SearchQuery query = ((SearchQuery.Reading.Understood) SearchQuery.read(typed)).query();
        double first = 0;
        double[] millis = new double[ROUNDS];
        int found = 0;
        for (int i = 0; i < ROUNDS; i++) {
            long before = System.nanoTime();
            found = search.find(query, 20, 1).hits().size();
            millis[i] = (System.nanoTime() - before) / 1e6;
            if (i == 0) first = millis[i];
        }
        Arrays.sort(millis);
        double median = millis[ROUNDS / 2];
        boolean kept = median <= BUDGET;
        System.out.printf(
                Locale.ROOT,
                "%-46s %3d hits %7.1f ms (at first %6.1f)  budget %.0f  %s%n",
                what,
                found,
                median,
                first,
                BUDGET,
                kept ? "kept" : "MISSED");
        return kept;
    }

    private void fill(LedgerDatabase ledger, int records) {
        long before = System.nanoTime();
        ledger.ledgers().write(tx -> {
            for (int i = 0; i < SESSIONS; i++) see(tx, i);
            return 0;
        });
        for (int from = 0; from < records; from += AT_ONCE) {
            int start = from;
            ledger.ledgers().write(tx -> {
                for (int i = start; i < Math.min(records, start + AT_ONCE); i++) add(tx, i);
                return 0;
            });
            System.err.printf(
                    Locale.ROOT, "%d records after %.0f s%n", from + AT_ONCE, (System.nanoTime() - before) / 1e9);
        }
    }

    private static void see(LedgerWriter tx, int number) {
        ProjectId project = new ProjectId("/work/p" + number % PROJECTS);
        append(
                tx,
                key(number),
                new SessionEvent.Seen(key(number), project, Optional.empty(), Optional.empty(), Optional.empty()));
    }

    /** One in ten holds no longer; a session's records come one after the other, as they do in life. */
    private void add(LedgerWriter tx, int number) {
        SessionKey session = key(number / (RECORDS / SESSIONS) % SESSIONS);
        RecordId id = new RecordId(String.format(Locale.ROOT, "r-%07d", number));
        Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
        Instant at = START.plusSeconds(number * 60L);
        append(
                tx,
                session,
                new RecordEvent.Added(
                        id, kind, statement(number), Provenance.said(Source.AGENT, Optional.of(session), at)));
        if (random.nextInt(10) == 0) append(tx, session, new RecordEvent.Tombstoned(id, "stale"));
    }

    private static void append(LedgerWriter tx, SessionKey session, Event event) {
        LedgerId ledger = session.ledger();
        tx.append(ledger, Actor.AGENT, event);
    }

    private static SessionKey key(int number) {
        return new SessionKey(HOSTS.get(number % HOSTS.size()), "s-" + number);
    }

    /** Some fifteen words, the n-th of the vocabulary in one of n statements or so, as in real texts. */
    private String statement(int number) {
        StringBuilder text = new StringBuilder("the");
        for (int i = 0; i < 6; i++)
            if (random.nextInt(i + 3) == 0) text.append(" w").append(i + 3);
        for (int i = 6; i < 14; i++) {
            text.append(" w").append((int) Math.pow(VOCABULARY, random.nextDouble()) + 8);
        }
        if (number % 50_000 == 77) text.append(" needle");
        return text.toString();
    }

    private SearchBench() {}
}
