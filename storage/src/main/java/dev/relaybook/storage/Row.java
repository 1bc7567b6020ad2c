// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The row that an answer stands at. Valid only inside the call that handed it out. */
public final class Row {
    private final ResultSet rows;

    Row(ResultSet rows) {
        this.rows = rows;
    }

    public String text(String column) {
        return read(() -> rows.getString(column));
    }

    public Optional<String> optionalText(String column) {
        return optional(() -> rows.getString(column));
    }

    public long number(String column) {
        return read(() -> rows.getLong(column));
    }

    public int smallNumber(String column) {
        return read(() -> rows.getInt(column));
    }

    public Optional<Long> optionalNumber(String column) {
        return optional(() -> {
            long value = rows.getLong(column);
            return rows.wasNull() ? null : value;
        });
    }

    public boolean flag(String column) {
        return number(column) != 0;
    }

    public Instant instant(String column) {
        return Instant.ofEpochMilli(number(column));
    }

    public Optional<Instant> optionalInstant(String column) {
        return optionalNumber(column).map(Instant::ofEpochMilli);
    }

    public byte[] bytes(String column) {
        return read(() -> rows.getBytes(column));
    }

    Optional<byte[]> optionalBytes(String column) {
        return optional(() -> rows.getBytes(column));
    }

    /** All columns but one, for comparing rows of tables whatever they hold. */
    List<@Nullable Object> allBut(String column) {
        return read(() -> {
            List<@Nullable Object> values = new ArrayList<>();
            ResultSetMetaData columns = rows.getMetaData();
            for (int i = 1; i <= columns.getColumnCount(); i++) {
                if (!columns.getColumnName(i).equals(column)) values.add(rows.getObject(i));
            }
            return values;
        });
    }

    private static <T> T read(Cell<T> cell) {
        return optional(cell).orElseThrow(() -> new StorageDamagedException("a column that is never empty is empty"));
    }

    private static <T> Optional<T> optional(Cell<T> cell) {
        try {
            return Optional.ofNullable(cell.read());
        } catch (SQLException e) {
            throw new StorageException("cannot read a row: " + e.getMessage(), e);
        }
    }

    @FunctionalInterface
    private interface Cell<T extends @Nullable Object> {
        @Nullable
        T read() throws SQLException;
    }
}
