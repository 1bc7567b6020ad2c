// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli.demo;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** A folder for the length of a story; it goes with all that is in it, also when the process is told to end. */
public final class Scratch implements AutoCloseable {
    private static final int ATTEMPTS = 20;
    private static final int MILLIS_BETWEEN = 50;

    private final Path folder;
    private final boolean keep;
    private final Thread atExit = new Thread(this::deleteForGood, "delete-scratch");

    private Scratch(Path folder, boolean keep) {
        this.folder = folder;
        this.keep = keep;
    }

    /** @param keep leave it to whoever wants to look at it */
    public static Scratch make(boolean keep) throws IOException {
        var scratch = new Scratch(Files.createTempDirectory("relaybook-demo-"), keep);
        if (!keep) Runtime.getRuntime().addShutdownHook(scratch.atExit);
        return scratch;
    }

    public Path folder() {
        return folder;
    }

    @Override
    public void close() {
        if (keep) return;
        delete();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException _) {
            // the process is ending, and the hook finds nothing left
        }
    }

    /** Told to end in the middle: a hook that is under way would make the folder anew behind us. */
    private void deleteForGood() {
        for (int gone = 0, i = 0; gone < 4 && i < ATTEMPTS; i++) {
            ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
            gone = Files.exists(folder) ? 0 : gone + 1;
            delete();
            pause();
        }
    }

    /** Hooks that are under way may still write while the process is told to end. */
    private void delete() {
        for (int i = 0; i < ATTEMPTS && Files.exists(folder); i++) {
            try {
                Files.walkFileTree(folder, new Deletion());
            } catch (IOException _) {
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(MILLIS_BETWEEN);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static final class Deletion extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException why) throws IOException {
            if (why instanceof NoSuchFileException) return FileVisitResult.CONTINUE;
            throw why;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException why) throws IOException {
            if (why != null) throw why;
            Files.deleteIfExists(folder);
            return FileVisitResult.CONTINUE;
        }
    }
}
