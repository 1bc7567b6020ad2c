// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Tells whether a file that nobody else has open is a ledger, of a schema that is known here, and whole. */
final class SoundCopy {
    private static final String MAGIC = "SQLite format 3\0";

    private SoundCopy() {}

    /**
     * @return how many events it holds
     * @throws StorageException with what is wrong
     */
    static long check(Path file) throws IOException {
        if (!isSqlite(file)) throw new StorageDamagedException("it is no SQLite database");
        try (Sql sql = Sql.forReading(file, Database.Settings.DISPOSABLE)) {
            if (!isLedger(sql)) throw new StorageDamagedException("it is a database, but no ledger of Relaybook");
            int version = sql.userVersion();
            if (version > Schema.LEDGER.version()) {
                throw new StorageNewerException(file, version, Schema.LEDGER.version());
            }
            List<Problem> problems = new ArrayList<>();
            sql.each("PRAGMA integrity_check", row -> {
                String said = row.text("integrity_check");
                if (!said.equals("ok")) problems.add(new Problem.DamagedFile(said));
            });
            if (problems.isEmpty()) new EventLog(sql).walk(new ChainWalk(problems)::step);
            if (!problems.isEmpty())
                throw new StorageDamagedException(problems.getFirst().sentence());
            return sql.first("SELECT count(*) AS events FROM event", row -> row.number("events"))
                    .orElseThrow();
        }
    }

    private static boolean isSqlite(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MAGIC.length()), StandardCharsets.ISO_8859_1).equals(MAGIC);
        }
    }

    private static boolean isLedger(Sql sql) {
        return sql.userVersion() > 0
                && sql.list(
                                        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN ('event',"
                                                + " 'meta')",
                                        row -> row.text("name"))
                                .size()
                        == 2
                && sql.first("SELECT value FROM meta WHERE name = 'origin'", row -> row.text("value"))
                        .isPresent();
    }
}
