// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.PlainText;
import dev.relaybook.model.secrets.SecretMask;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;

/**
 * Appends to {@code logs/hooks.log}, for processes that live for one call. Nothing is opened before there is news. A log that
 * is full becomes {@code hooks.log.1}. Thread-safe, and safe beside other processes.
 */
public final class FileJournal implements Journal {
    static final long LARGEST = 1 << 20;
    static final int LONGEST_ENTRY = 1 << 15;

    /** Held while a file is open here: closing one gives up this process's locks on it, whoever took them. */
    private static final Object APPENDING = new Object();

    private final Path folder;
    private final Path file;

    public FileJournal(Home home) {
        folder = home.logs();
        file = folder.resolve("hooks.log");
    }

    @Override
    public void note(String text) {
        append(text);
    }

    @Override
    public void failure(String attempted, Throwable cause) {
        StringWriter trace = new StringWriter();
        cause.printStackTrace(new PrintWriter(trace));
        append(attempted + ": " + trace.toString().stripTrailing());
    }

    /** One write per entry, so entries of several processes do not mix. */
    private void append(String text) {
        String masked = PlainText.cut(new SecretMask().mask(text), LONGEST_ENTRY);
        String entry = Instant.now() + " [" + ProcessHandle.current().pid() + "] " + masked + "\n";
        synchronized (APPENDING) {
            try {
                PrivateFiles.createFolder(folder);
                if (isFull()) makeRoom();
                PrivateFiles.createFile(file);
                Files.write(file, entry.getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
            } catch (IOException _) {
                // the log is the last resort: with it gone the agent still goes on
            }
        }
    }

    /** Of several processes that find the log full one moves it; a second move would put the young log over the full one. */
    private void makeRoom() throws IOException {
        try (FileChannel log = FileChannel.open(file, StandardOpenOption.WRITE)) {
            boolean ours = log.tryLock() != null;
            if (ours && isFull()) {
                Files.move(file, file.resolveSibling("hooks.log.1"), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (NoSuchFileException _) {
            // moved meanwhile
        }
    }

    private boolean isFull() throws IOException {
        return Files.exists(file) && Files.size(file) >= LARGEST;
    }
}
