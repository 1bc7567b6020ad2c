// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.SQLiteOpenMode;
import org.sqlite.jdbc4.JDBC4Connection;

/** Opens connections without DriverManager, which would load and ask every driver: hooks pay for each start. */
final class Connections {
    private static final int READ_WRITE = SQLiteOpenMode.READWRITE.flag;
    private static final int READ_ONLY = SQLiteOpenMode.READONLY.flag;
    private static final int CREATE = SQLiteOpenMode.CREATE.flag;

    private Connections() {}

    /** Does ahead what the first connection would wait for. */
    static void warmUp() {
        try {
            SQLiteJDBCLoader.initialize();
        } catch (Exception _) {
            // whoever opens a connection is told
        }
    }

    static Connection writing(Path file, Database.Settings settings) {
        return open(file, READ_WRITE, settings);
    }

    /** A reader opens for writing too: it may have to recover the log that a killed writer left. */
    static Connection reading(Path file, Database.Settings settings) {
        return open(file, READ_WRITE, settings);
    }

    /**
     * Opens without leave to write, and without making a file beside it.
     *
     * @param still that nobody has the file open, so that it needs no locks and no log is looked for
     */
    static Connection readingOnly(Path file, boolean still, Database.Settings settings) {
        if (!still) return open(file, READ_ONLY, settings);
        String name = file.toUri() + "?immutable=1";
        return open(name, file, READ_ONLY, (int) settings.patience().toMillis());
    }

    static Connection scratch() {
        return open("", Path.of(""), READ_WRITE | CREATE, 0);
    }

    private static Connection open(Path file, int mode, Database.Settings settings) {
        return open(file.toString(), file, mode, (int) settings.patience().toMillis());
    }

    private static Connection open(String name, Path file, int mode, int patienceMillis) {
        var properties = new Properties();
        properties.setProperty("open_mode", Integer.toString(mode));
        // else the driver asks for the last row's number after each insert
        properties.setProperty("jdbc.get_generated_keys", "false");
        properties.setProperty("busy_timeout", Integer.toString(patienceMillis));
        try {
            return new JDBC4Connection("jdbc:sqlite:" + name, name, properties);
        } catch (SQLException e) {
            throw StorageException.of("open", file, e);
        }
    }
}
