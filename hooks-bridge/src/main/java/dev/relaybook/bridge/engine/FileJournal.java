// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.secrets.SecretMask;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;

/** Appends to {@code logs/hooks.log}, for processes that live for one call. Nothing is opened before there is news. */
public final class FileJournal implements Journal {
    private static final long LARGEST = 1 << 20;

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
        String entry = Instant.now() + " [" + ProcessHandle.current().pid() + "] " + new SecretMask().mask(text) + "\n";
        try {
            PrivateFiles.createFolder(folder);
            makeRoom();
            PrivateFiles.createFile(file);
            Files.write(file, entry.getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
        } catch (IOException _) {
            // the log is the last resort: with it gone the agent still goes on
        }
    }

    private void makeRoom() throws IOException {
        if (!Files.exists(file) || Files.size(file) < LARGEST) return;
        Files.move(file, file.resolveSibling("hooks.log.1"), StandardCopyOption.REPLACE_EXISTING);
    }
}
