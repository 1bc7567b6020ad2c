// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.Exchange;
import dev.relaybook.model.ledger.LedgerId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.function.Predicate;

/** Writes an export that appears whole or not at all, and that only its owner can read. */
public final class ExportToFile {
    private static final String BEGINNING = "{\"relaybook-export\":";

    private final Exchange exchange;

    public ExportToFile(Exchange exchange) {
        this.exchange = exchange;
    }

    /**
     * An older export in its place is replaced; any other file is left as it is.
     *
     * @throws UncheckedIOException when the file can't be written
     */
    public Exchange.Written write(Path target, Predicate<LedgerId> which) {
        try {
            if (Files.exists(target) && !isExport(target)) {
                throw new IOException("there is another file of that name, and it is no export");
            }
            Path folder = Objects.requireNonNull(target.toAbsolutePath().getParent(), "a file lies in a folder");
            Path young = PrivateFiles.createTemporary(folder, new byte[0]);
            try {
                Exchange.Written written = fill(young, which);
                Files.move(young, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
                return written;
            } finally {
                Files.deleteIfExists(young);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot export to " + target, e);
        }
    }

    private Exchange.Written fill(Path file, Predicate<LedgerId> which) throws IOException {
        Exchange.Written written;
        try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            written = exchange.write(out, which);
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        return written;
    }

    private static boolean isExport(Path file) throws IOException {
        if (!Files.isRegularFile(file)) return false;
        try (var in = Files.newInputStream(file)) {
            String start = new String(in.readNBytes(BEGINNING.length()), StandardCharsets.UTF_8);
            return start.isEmpty() || start.equals(BEGINNING);
        }
    }
}
