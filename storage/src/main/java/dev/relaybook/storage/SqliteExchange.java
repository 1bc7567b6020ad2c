// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Exchange;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.secrets.Masking;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;

/** A file is read once to see that it is whole, and only then a second time with the write lock held. Thread-safe. */
final class SqliteExchange implements Exchange {
    private final Database database;
    private final Masking masking;

    SqliteExchange(Database database, Masking masking) {
        this.database = database;
        this.masking = masking;
    }

    @Override
    public Written write(Writer out, Predicate<LedgerId> which) {
        return database.reading(sql -> new LedgerExport(sql, masking, which).write(out));
    }

    @Override
    public Outcome take(Path file) {
        try {
            read(file, (_, _, _) -> {});
            return database.inTransaction(sql -> {
                var merge = new Merge(sql, masking);
                read(file, merge::take);
                return merge.finish();
            });
        } catch (ImportRefusal refusal) {
            return new Declined(refusal.sentence());
        }
    }

    private static void read(Path file, ExportFile.Each each) {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            ExportFile.read(in, each);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
