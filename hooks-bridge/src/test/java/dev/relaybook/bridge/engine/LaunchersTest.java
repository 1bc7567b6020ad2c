// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
class LaunchersTest {
    private static final Map<String, String> ANN = Map.of("HOME", "/home/ann");

    @AfterEach
    void unpack() {
        System.clearProperty(Launchers.FOLDER);
    }

    @Test
    void theUsualHomeNeedsNoWord() {
        Home usual = Home.usual(ANN);

        assertEquals("relaybook", Launchers.command(usual, ANN));
        System.setProperty(Launchers.FOLDER, "/opt/relaybook/bin");
        assertEquals("/opt/relaybook/bin/relaybook", Launchers.command(usual, ANN));
    }

    @Test
    void aHomeThatWouldNotBeFoundIsNamed() {
        Home other = new Home(Path.of("/srv/book"));

        assertEquals("relaybook --home /srv/book", Launchers.command(other, ANN));
        assertEquals("relaybook --home /srv/book", Launchers.command(other, Map.of("HOME", "odd")));
        assertEquals(
                "relaybook --home /srv/book",
                Launchers.command(other, Map.of("HOME", "/home/ann", "RELAYBOOK_HOME", "/srv/book")));
    }

    @Test
    void aShellReadsItAsItIsMeant() throws IOException {
        System.setProperty(Launchers.FOLDER, "/opt/Relay book/$bin;\u00e9");
        String command = Launchers.command(new Home(Path.of("/srv/o'ann/`book`")), ANN);

        Process shell = new ProcessBuilder("sh", "-c", "printf '%s\\n' " + command + " show").start();

        String read = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(
                List.of("/opt/Relay book/$bin;\u00e9/relaybook", "--home", "/srv/o'ann/`book`", "show"),
                read.lines().toList());
    }
}
