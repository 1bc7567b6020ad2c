// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeKeyTest {
    private static final SessionKey SESSION = new SessionKey(HostId.CLAUDE_CODE, "s1");

    @TempDir
    private Path folder;

    private Home home;

    @BeforeEach
    void makeHome() {
        home = new Home(folder).prepare();
    }

    @Test
    void noncesStayTheSameAndDifferByNumberAndSession() {
        HomeKey key = new HomeKey(home);
        String nonce = key.nonce(SESSION, 1);

        assertTrue(nonce.matches("[a-z2-7]{10}"), nonce);
        assertEquals(nonce, new HomeKey(home).nonce(SESSION, 1));
        assertNotEquals(nonce, key.nonce(SESSION, 2));
        assertNotEquals(nonce, key.nonce(new SessionKey(HostId.CLAUDE_CODE, "s2"), 1));
    }

    /** First characters of an HMAC-SHA256 that was computed with another tool. */
    @Test
    void noncesAreAnHmacOfTheKey() throws IOException {
        Files.write(home.key(), HexFormat.of().parseHex("00".repeat(31) + "01"));

        assertEquals("2eo4bkfydv", new HomeKey(home).nonce(SESSION, 1));
    }

    @Test
    void theKeyIsForItsOwnerOnlyAndNothingElseIsLeft() throws IOException {
        new HomeKey(home).nonce(SESSION, 1);

        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(home.key())));
        try (var files = Files.list(home.folder())) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void oneOfSeveralMakersWins() throws Exception {
        for (int round = 0; round < 50; round++) {
            Files.deleteIfExists(home.key());
            assertEquals(1, nonces(8).size());
        }
    }

    /** What as many makers hand out that begin at the same instant. */
    private Set<String> nonces(int makers) throws Exception {
        Set<String> nonces = new ConcurrentSkipListSet<>();
        var together = new CyclicBarrier(makers);
        try (var executor = Executors.newFixedThreadPool(makers)) {
            for (int i = 0; i < makers; i++) {
                executor.submit(() -> {
                    together.await();
                    return nonces.add(new HomeKey(home).nonce(SESSION, 1));
                });
            }
        }
        return nonces;
    }

    @Test
    void aDamagedKeyIsReplaced() throws IOException {
        Files.writeString(home.key(), "short");

        assertEquals(10, new HomeKey(home).nonce(SESSION, 1).length());
        assertEquals(32, Files.size(home.key()));
    }
}
