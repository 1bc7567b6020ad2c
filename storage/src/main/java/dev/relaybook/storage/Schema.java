// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The numbered migrations of one database, in order. The number of those applied is kept as {@code user_version}.
 *
 * @param migrations class path resources of SQL; a shipped one is never edited
 */
public record Schema(List<String> migrations) {
    static final Schema LEDGER = new Schema(List.of("/db/0001_init.sql", "/db/0002_homes.sql", "/db/0003_search.sql"));

    int version() {
        return migrations.size();
    }

    /** Applies what is missing. The caller's transaction makes it all or nothing. */
    void migrate(Sql sql) {
        for (String migration : migrations.subList(sql.userVersion(), version())) sql.script(text(migration));
        sql.script("PRAGMA user_version = " + version());
    }

    private static String text(String resource) {
        try (InputStream in = Schema.class.getResourceAsStream(resource)) {
            if (in == null) throw new IllegalStateException("the migration " + resource + " is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the migration " + resource, e);
        }
    }
}
