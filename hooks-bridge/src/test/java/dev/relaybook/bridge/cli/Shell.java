// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.hosts.Json;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Runs commands as a person or an agent does; without a terminal, unless one is there. */
final class Shell {
    static final int APP_OPENED = 42;

    final Map<String, String> environment = new HashMap<>();
    Path cwd;
    boolean terminal;
    private byte[] input = new byte[0];

    Shell(Home home, Path cwd) {
        environment.put("RELAYBOOK_HOME", home.folder().toString());
        this.cwd = cwd;
    }

    /** What a command left behind. */
    record Ran(int exit, String out, String err) {
        /** The output, of a command that worked. */
        String done() {
            assertEquals(0, exit, err);
            assertEquals("", err);
            return out;
        }

        /** The sentence, of a command that was refused. */
        String refused() {
            assertEquals(Exit.REFUSED, exit, out + err);
            assertEquals("", out);
            return err;
        }

        Json json() {
            return Json.readStrictly(done()).orElseThrow(() -> new AssertionError("no JSON: " + out));
        }
    }

    Shell typing(String text) {
        input = text.getBytes(StandardCharsets.UTF_8);
        return this;
    }

    Ran run(String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Surroundings around = new Surroundings(
                environment,
                cwd,
                new ByteArrayInputStream(input),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                terminal,
                _ -> APP_OPENED);
        int exit = Cli.run(words, around);
        return new Ran(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
