// SPDX-License-Identifier: Apache-2.0
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.storage.LedgerDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/**
 * Measures durable appends, one record to a transaction, against the bare SQLite driver that writes the event's columns
 * and as many bytes into one table without an index, with the same pragmas, in turn and on the same disk; beside it
 * against the bare driver that writes the same rows and indexes:
 * {@code java -Dorg.sqlite.lib.path=packaging/target/relaybook/native
 * -cp "packaging/target/relaybook/lib/*" packaging/src/bench/AppendBench.java [FOLDER]}. Exits with 1 when the
 * budget is missed.
 */
final class AppendBench implements AutoCloseable {
    private static final double BUDGET = 0.5;
    private static final int ROUNDS = 21;
    private static final int APPENDS = 100;
    private static final int WARM_UP = 30;
    private static final SessionKey KEY = new SessionKey(HostId.CLAUDE_CODE, "bench");
    private static final LedgerId LEDGER = KEY.ledger();

    private static final String PROVENANCE =
            "[{\"source\":\"agent\",\"session\":{\"host\":\"claude-code\",\"id\":\"bench\"},\"at\":\"2026-01-01T00:00:00Z\"}]";
    private static final String PAYLOAD = "{\"id\":\"r-0000001\",\"kind\":\"decision\",\"statement\":\"" + statement(0)
            + "\",\"provenance\":" + PROVENANCE + "}";

    private final LedgerDatabase ledger;
    private final Connection bare;
    private final PreparedStatement insert;
    private final Connection same;
    private final PreparedStatement event;
    private final PreparedStatement record;
    private final PreparedStatement session;
    private final byte[] hash = new byte[32];
    private int number;

    private AppendBench(Path folder) throws SQLException {
        ledger = LedgerDatabase.open(folder.resolve("ledger.db"), Clock.systemUTC());
        bare = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("bare.db"));
        try (var pragmas = bare.createStatement()) {
            pragmas.executeUpdate("PRAGMA journal_mode = WAL");
            pragmas.executeUpdate("PRAGMA foreign_keys = ON");
            pragmas.executeUpdate("PRAGMA synchronous = FULL");
            pragmas.executeUpdate(
                    "CREATE TABLE event (position INTEGER PRIMARY KEY, origin TEXT, seq INTEGER, lamport INTEGER, at"
                        + " INTEGER, ledger TEXT, actor TEXT, type TEXT, payload TEXT, salt BLOB, payload_hash BLOB,"
                        + " previous_hash BLOB, hash BLOB) STRICT");
        }
        bare.setAutoCommit(false);
        insert = bare.prepareStatement("INSERT INTO event VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");

        try (LedgerDatabase twin = LedgerDatabase.open(folder.resolve("same.db"), Clock.systemUTC())) {
            see(twin);
        }
        same = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("same.db"));
        try (var pragmas = same.createStatement()) {
            pragmas.executeUpdate("PRAGMA foreign_keys = ON");
            pragmas.executeUpdate("PRAGMA synchronous = FULL");
        }
        same.setAutoCommit(false);
        event = same.prepareStatement("INSERT INTO event (origin, seq, lamport, at, ledger, actor, type, payload, salt,"
                + " payload_hash, previous_hash, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        record = same.prepareStatement("INSERT INTO record (ledger, id, kind, statement, normalised, state, pinned,"
                + " provenance, born, lamport) VALUES (?, ?, 'decision', ?, lower(?), 'active', 0, ?, 0, ?)");
        session = same.prepareStatement("UPDATE session SET last_seen = ?");
    }

    public static void main(String[] args) throws IOException, SQLException {
        Path folder = Files.createTempDirectory(args.length > 0 ? Path.of(args[0]) : Path.of("."), "append-bench");
        boolean kept;
        try (AppendBench bench = new AppendBench(folder)) {
            kept = bench.measure();
        } finally {
            delete(folder);
        }
        System.exit(kept ? 0 : 1);
    }

    private boolean measure() throws SQLException {
        see(ledger);
        for (int i = 0; i < WARM_UP; i++) {
            ours();
            least();
            sameRows();
        }
        double[] our = new double[ROUNDS];
        double[] other = new double[ROUNDS];
        double[] rows = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            our[i] = ours();
            other[i] = least();
            rows[i] = sameRows();
        }
        double ratio = median(other) / median(our);
        boolean kept = ratio >= BUDGET;
        System.out.printf(
                Locale.ROOT,
                "durable append: %.3f ms, bare driver %.3f ms: %.2f of its speed, budget %.1f  %s%n",
                median(our),
                median(other),
                ratio,
                BUDGET,
                kept ? "kept" : "MISSED");
        System.out.printf(
                Locale.ROOT,
                "bare driver writing the same rows and indexes %.3f ms: %.2f of its speed%n",
                median(rows),
                median(rows) / median(our));
        return kept;
    }

    private static void see(LedgerDatabase ledger) {
        ledger.ledgers()
                .write(tx -> tx.append(
                        LEDGER,
                        Actor.RELAYBOOK,
                        new SessionEvent.Seen(
                                KEY,
                                new ProjectId("/work/shop"),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty())));
    }

    /** Milliseconds for each append. */
    private double ours() {
        long before = System.nanoTime();
        for (int i = 0; i < APPENDS; i++) {
            int now = ++number;
            ledger.ledgers().write(tx -> tx.append(LEDGER, Actor.AGENT, added(now)));
        }
        return (System.nanoTime() - before) / 1e6 / APPENDS;
    }

    private double least() throws SQLException {
        long before = System.nanoTime();
        for (int i = 0; i < APPENDS; i++) {
            bind(insert, i, PAYLOAD);
            insert.executeUpdate();
            bare.commit();
        }
        return (System.nanoTime() - before) / 1e6 / APPENDS;
    }

    /** What an append writes besides the event: the record with its index of words, and the session's last moment. */
    private double sameRows() throws SQLException {
        long before = System.nanoTime();
        for (int i = 0; i < APPENDS; i++) {
            int now = ++number;
            bind(event, now, PAYLOAD);
            event.executeUpdate();
            record.setString(1, LEDGER.value());
            record.setString(2, "r-" + now);
            record.setString(3, statement(now));
            record.setString(4, statement(now));
            record.setString(5, PROVENANCE);
            record.setLong(6, now);
            record.executeUpdate();
            session.setLong(1, before);
            session.executeUpdate();
            same.commit();
        }
        return (System.nanoTime() - before) / 1e6 / APPENDS;
    }

    private void bind(PreparedStatement to, int seq, String payload) throws SQLException {
        to.setString(1, "0123456789abcdef");
        to.setLong(2, seq);
        to.setLong(3, seq);
        to.setLong(4, seq);
        to.setString(5, LEDGER.value());
        to.setString(6, "agent");
        to.setString(7, "record-added");
        to.setString(8, payload);
        for (int column = 9; column <= 12; column++) to.setBytes(column, hash);
    }

    private static RecordEvent.Added added(int number) {
        return new RecordEvent.Added(
                new RecordId(String.format(Locale.ROOT, "r-%07d", number)),
                Kind.DECISION,
                statement(number),
                Provenance.said(Source.AGENT, Optional.of(KEY), Instant.parse("2026-01-01T00:00:00Z")));
    }

    private static String statement(int number) {
        return "The shop's orders are kept in table " + number + " and are never changed after they were paid for; what"
                + " has to be put right is booked against them.";
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }

    @Override
    public void close() throws SQLException {
        bare.close();
        same.close();
        ledger.close();
    }
}
