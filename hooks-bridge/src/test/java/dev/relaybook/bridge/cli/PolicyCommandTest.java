// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.hosts.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PolicyCommandTest {
    @TempDir
    private Path folder;

    private Home home;
    private Shell shell;
    private Path project;

    @BeforeEach
    void setUp() throws IOException {
        home = new Home(folder.resolve("home"));
        project = Files.createDirectories(folder.resolve("my.project \"x\""));
        shell = new Shell(home, project);
    }

    @Test
    void theStandardTableIsShown() {
        assertEquals("block", severity("approval-pending"));
        assertEquals("warn", severity("missing:rollback"));
        assertEquals("warn", severity("tests-not-complete"));
        assertEquals("by the profile", source("update-failed"));
        assertFalse(Files.exists(home.config()));
    }

    @Test
    void aRuleIsSetForAllProjectsAndForOne() {
        shell.run("policy", "set", "missing", "block").done();
        shell.run("policy", "--project", ".", "set", "missing:rollback", "off").done();

        assertEquals("block", severity("missing:objective"));
        assertEquals("set for all projects", source("missing:objective"));
        assertEquals("off", severity("missing:rollback"));
        assertEquals("set for this project", source("missing:rollback"));

        shell.run("policy", "--project", ".", "unset", "missing:rollback").done();
        assertEquals("block", severity("missing:rollback"));
    }

    @Test
    void commentsAndOtherValuesSurvive() throws IOException {
        home.prepare();
        Files.writeString(home.config(), """
            # ours, by hand
            budget = 4000 # small on purpose

            [rules]
            # Ann asked for this
            secret-in-context = "block"
            """);

        shell.run("policy", "profile", "strict").done();
        shell.run("policy", "set", "tests-not-complete", "off").done();

        String file = Files.readString(home.config());
        for (String kept : new String[] {"ours, by hand", "small on purpose", "Ann asked for this", "4000"}) {
            assertTrue(file.contains(kept), file);
        }
        assertEquals("block", severity("secret-in-context"));
        assertEquals("off", severity("tests-not-complete"));
        assertEquals("strict", shown().text("profile").orElseThrow());
    }

    @Test
    void whatIsUnknownIsRefusedAndWritesNothing() {
        assertTrue(shell.run("policy", "set", "no-such", "warn").refused().contains("There is no rule no-such"));
        assertTrue(shell.run("policy", "set", "missing", "loud").refused().contains("off, warn or block"));
        assertTrue(shell.run("policy", "profile", "lax").refused().contains("standard, strict or observe"));
        assertFalse(Files.exists(home.config()));
    }

    private Json shown() {
        return shell.run("policy", "--json").json();
    }

    private String severity(String rule) {
        return shown().at("rules").at(rule).text("severity").orElseThrow();
    }

    private String source(String rule) {
        return shown().at("rules").at(rule).text("from").orElseThrow();
    }
}
