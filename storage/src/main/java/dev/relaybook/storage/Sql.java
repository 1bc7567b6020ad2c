// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * SQL on one connection. Values are bound, never concatenated; an {@link Optional} binds what it holds, or null.
 * Statements stay prepared while the connection is open. Confined to whoever holds the connection.
 */
public final class Sql implements AutoCloseable {
    private final Connection connection;
    private final String attempt;
    private final Path file;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    private Sql(Connection connection, String attempt, Path file) {
        this.connection = connection;
        this.attempt = attempt;
        this.file = file;
    }

    static Sql forWriting(Path file, Database.Settings settings) {
        return open(Connections.writing(file, settings), "write to", file, settings.writingPragmas());
    }

    static Sql forReading(Path file, Database.Settings settings) {
        return open(Connections.reading(file, settings), "read", file, settings.readingPragmas());
    }

    /**
     * Reads where nothing can be written. A log beside the file, left by a writer that is at work or was killed, has what is
     * new, and SQLite finds its way in it only with a file that it may have to make.
     */
    static Sql forReadingOnly(Path file, Database.Settings settings) {
        boolean still = !NewDatabase.isFilled(Path.of(file + "-wal"));
        Sql sql = open(Connections.readingOnly(file, still, settings), "read", file, settings.readingPragmas());
        try {
            sql.userVersion();
            return sql;
        } catch (StorageException e) {
            sql.close();
            if (still || !(e instanceof StorageUnwritableException)) throw e;
            throw new StorageUnwritableException(
                    "cannot read " + file + ": a writer left " + file
                            + "-wal, which can be read only where a file can be"
                            + " made beside it; copy the folder to where you may write, and name it with --home",
                    e);
        }
    }

    /** A private database that is gone when it is closed; it spills to a temporary file when it grows. */
    static Sql scratch() {
        return open(Connections.scratch(), "use", Path.of("temporary database"), "PRAGMA synchronous = OFF");
    }

    private static Sql open(Connection connection, String attempt, Path file, String pragmas) {
        var sql = new Sql(connection, attempt, file);
        try {
            sql.script(pragmas);
            return sql;
        } catch (RuntimeException e) {
            sql.close();
            throw e;
        }
    }

    /** Runs statements that take no values. */
    void script(String script) {
        attempt(() -> {
            try (Statement statement = connection.createStatement()) {
                return statement.executeUpdate(script);
            }
        });
    }

    /** Runs one statement and says how many rows it changed. */
    public int update(String sql, @Nullable Object... values) {
        return attempt(sql, () -> bound(sql, values).executeUpdate());
    }

    public <T> Optional<T> first(String sql, Function<Row, T> read, @Nullable Object... values) {
        return attempt(sql, () -> {
            try (ResultSet rows = bound(sql, values).executeQuery()) {
                return rows.next() ? Optional.of(read.apply(new Row(rows))) : Optional.empty();
            }
        });
    }

    public <T> List<T> list(String sql, Function<Row, T> read, @Nullable Object... values) {
        List<T> all = new ArrayList<>();
        each(sql, row -> all.add(read.apply(row)), values);
        return all;
    }

    /** Hands over row by row, so that a long answer needs little memory. */
    public void each(String sql, Consumer<Row> action, @Nullable Object... values) {
        attempt(sql, () -> {
            try (ResultSet rows = bound(sql, values).executeQuery()) {
                var row = new Row(rows);
                while (rows.next()) action.accept(row);
                return 0;
            }
        });
    }

    int userVersion() {
        return first("PRAGMA user_version", row -> (int) row.number("user_version"))
                .orElseThrow();
    }

    @Override
    public void close() {
        attempt(() -> {
            connection.close();
            return 0;
        });
    }

    private PreparedStatement bound(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) statement.setObject(i + 1, plain(values[i]));
        return statement;
    }

    // no switch over types: each one costs the first process that runs it about a millisecond
    private static @Nullable Object plain(@Nullable Object value) {
        if (value instanceof Optional<?> it) return plain(it.orElse(null));
        if (value instanceof Instant it) return it.toEpochMilli();
        if (value instanceof Boolean it) return it ? 1 : 0;
        return value;
    }

    /** The driver closes a statement that failed, so it has to be prepared anew. */
    private <T> T attempt(String sql, Attempt<T> work) {
        try {
            return work.run();
        } catch (SQLException e) {
            prepared.remove(sql);
            throw StorageException.of(attempt, file, e);
        }
    }

    private <T> T attempt(Attempt<T> work) {
        try {
            return work.run();
        } catch (SQLException e) {
            throw StorageException.of(attempt, file, e);
        }
    }

    @FunctionalInterface
    private interface Attempt<T> {
        T run() throws SQLException;
    }
}
