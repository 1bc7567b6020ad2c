// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Looks for words that were erased in the files of a home, whatever kind of file it is. */
final class RedactedWords {
    private static final int BLOCK = 1 << 20;

    private RedactedWords() {}

    /** The backups that Relaybook keeps of the ledger by itself, and those that people put beside them. */
    static List<Path> backups(Home home) {
        if (!Files.isDirectory(home.backups())) return List.of();
        return files(home.backups())
                .filter(it -> it.getFileName().toString().endsWith(".db"))
                .toList();
    }

    /** The files that hold the words, as they stand or as JSON writes them. */
    static List<Path> holding(Home home, String words) {
        byte[] plain = words.getBytes(StandardCharsets.UTF_8);
        String quoted = Json.write(words);
        byte[] json = quoted.substring(1, quoted.length() - 1).getBytes(StandardCharsets.UTF_8);
        return files(home.folder())
                .filter(it -> holds(it, plain) || holds(it, json))
                .toList();
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look through " + folder, e);
        }
    }

    /** Read block by block, each with the end of the one before it. */
    private static boolean holds(Path file, byte[] words) {
        byte[] block = new byte[BLOCK + words.length];
        int kept = 0;
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(block, kept, BLOCK); read > 0; read = in.read(block, kept, BLOCK)) {
                int filled = kept + read;
                if (indexOf(block, filled, words) >= 0) return true;
                kept = Math.min(filled, words.length - 1);
                System.arraycopy(block, filled - kept, block, 0, kept);
            }
            return false;
        } catch (IOException _) {
            return false; // a file that went away meanwhile, or that nobody may read
        }
    }

    private static int indexOf(byte[] block, int filled, byte[] words) {
        for (int at = 0; at + words.length <= filled; at++) {
            if (block[at] == words[0] && Arrays.equals(block, at, at + words.length, words, 0, words.length)) return at;
        }
        return -1;
    }
}
