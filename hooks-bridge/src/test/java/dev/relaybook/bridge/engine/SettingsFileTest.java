// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.gate.Policy;
import dev.relaybook.model.gate.Profile;
import dev.relaybook.model.gate.Severity;
import dev.relaybook.model.ledger.ProjectId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {
    private static final ProjectId PROJECT = new ProjectId("/srv/demo");
    private static final ProjectId OTHER = new ProjectId("/srv/other");

    @TempDir
    private Path folder;

    private Path file;
    private SettingsFile settings;

    @BeforeEach
    void setUp() {
        file = folder.resolve("config.toml");
        settings = new SettingsFile(file);
    }

    @Test
    void withoutAFileEverythingIsStandard() {
        assertEquals(standard(), settings.of(PROJECT));
        assertEquals(Optional.empty(), settings.problem());
    }

    @Test
    void aProjectsTableGoesOverTheTopLevel() throws IOException {
        write("""
            profile = "strict"
            budget = 4000
            hint = false

            [rules]
            "missing:rollback" = "off"
            update-failed = "warn"

            [project."/srv/demo"]
            profile = "observe"
            steer = "off"

            [project."/srv/demo".rules]
            update-failed = "block"
            """);

        assertEquals(
                new Settings.Choice(
                        new Policy(
                                Profile.OBSERVE,
                                Map.of("missing:rollback", Severity.OFF, "update-failed", Severity.BLOCK)),
                        4000,
                        false,
                        false),
                settings.of(PROJECT));
        assertEquals(
                new Settings.Choice(
                        new Policy(
                                Profile.STRICT,
                                Map.of("missing:rollback", Severity.OFF, "update-failed", Severity.WARN)),
                        4000,
                        true,
                        false),
                settings.of(OTHER));
        assertEquals(Optional.empty(), settings.problem());
    }

    @Test
    void anEditCountsAtOnce() throws IOException {
        write("profile = \"strict\"\n");
        assertEquals(Profile.STRICT, settings.of(PROJECT).policy().profile());

        write("profile = \"observe\"\n");
        assertEquals(Profile.OBSERVE, settings.of(PROJECT).policy().profile());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "profile = ",
                "profile",
                "[project",
                "[[project]]\nprofile = ",
                "= 3",
                "profile = \"\\uZZZZ\"",
                "profile = \"strict\"\nprofile = \"strict\"",
                "\u0000"
            })
    void whatIsNotTomlCountsAsNotThereAndIsTold(String text) throws IOException {
        write(text);

        assertEquals(standard(), settings.of(PROJECT));
        assertTrue(settings.problem().orElseThrow().contains("can't be understood"));
    }

    @Test
    void bytesThatAreNoTextCountAsNotThereAndAreTold() throws IOException {
        Files.write(file, new byte[] {'p', (byte) 0xff, (byte) 0xfe});

        assertEquals(standard(), settings.of(PROJECT));
        assertTrue(settings.problem().isPresent());
    }

    @Test
    void aFolderInItsPlaceCountsAsNotThereAndIsTold() throws IOException {
        Files.createDirectory(file);

        assertEquals(standard(), settings.of(PROJECT));
        assertTrue(settings.problem().isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "profile = \"bold\"",
                "profile = 7",
                "budget = \"much\"",
                "budget = 10",
                "budget = -1",
                "budget = 99999999999999999999",
                "steer = \"maybe\"",
                "steer = true",
                "hint = \"no\"",
                "rules = 3",
                "[rules]\nupdate-failed = \"deny\"",
                "project = 3",
                "project = [1]",
                "[project]\n\"/srv/demo\" = 3",
                "[project.\"/srv/demo\"]\nprofile = \"bold\""
            })
    void aValueThatCannotBeUnderstoodCountsAsNotSetAndIsTold(String text) throws IOException {
        write(text);

        assertEquals(standard(), settings.of(PROJECT));
        assertFalse(settings.problem().orElse("").isEmpty(), "doctor would not tell");
    }

    private static Settings.Choice standard() {
        return new Settings.Choice(Policy.of(Profile.STANDARD), 9_500, true, true);
    }

    private void write(String text) throws IOException {
        Files.writeString(file, text);
    }
}
