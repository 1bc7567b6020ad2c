// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.compose.Nonces;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;

/**
 * The home's secret key, made at its first use. Nonces are derived from it, so they cannot be guessed by what an agent
 * reads, and a preview shows the one that will be used. Thread-safe.
 */
public final class HomeKey implements Nonces {
    private static final String BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
    private static final int BYTES = 32;
    private static final int CHARACTERS = 10;
    private static final int BLOCK = 64;

    private final Path folder;
    private final Path file;

    public HomeKey(Home home) {
        folder = home.folder();
        file = home.key();
    }

    @Override
    public String nonce(SessionKey session, int number) {
        byte[] hash = hmac(key(), (session.ledger().value() + "\n" + number).getBytes(StandardCharsets.UTF_8));
        StringBuilder nonce = new StringBuilder();
        for (int i = 0; i < CHARACTERS; i++) nonce.append(BASE32.charAt(hash[i] & 31));
        return nonce.toString();
    }

    private synchronized byte[] key() {
        try {
            if (!isWhole()) create();
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot use the key " + file, e);
        }
    }

    private boolean isWhole() throws IOException {
        return Files.exists(file) && Files.size(file) == BYTES;
    }

    /** A hard link appears whole or not at all, and only the first of several processes gets it. */
    private void create() throws IOException {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        Path made = PrivateFiles.createTemporary(folder, bytes);
        try {
            // asked again: another process may have made one meanwhile, and what it is used for already must stand
            if (Files.exists(file) && !isWhole()) Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
            else Files.createLink(file, made);
        } catch (FileAlreadyExistsException _) {
            // another process was first
        } catch (UnsupportedOperationException _) {
            Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(made);
        }
    }

    /** HMAC-SHA256 by its definition: asking the JDK for a Mac starts its whole provider machinery, in every hook. */
    private static byte[] hmac(byte[] key, byte[] message) {
        MessageDigest sha256 = sha256();
        sha256.update(pad(key, 0x36));
        byte[] inner = sha256.digest(message);
        sha256.update(pad(key, 0x5c));
        return sha256.digest(inner);
    }

    private static byte[] pad(byte[] key, int with) {
        byte[] block = Arrays.copyOf(key, BLOCK);
        for (int i = 0; i < BLOCK; i++) block[i] ^= (byte) with;
        return block;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
