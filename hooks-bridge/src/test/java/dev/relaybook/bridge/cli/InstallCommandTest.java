// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Launchers;
import dev.relaybook.bridge.hosts.HostList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
class InstallCommandTest {
    @TempDir
    private Path folder;

    private Shell shell;
    private Home home;
    private Path settings;

    @BeforeEach
    void setUp() throws IOException {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        System.setProperty(Launchers.FOLDER, bin.toString());
        home = new Home(folder.resolve("relaybook"));
        shell = new Shell(home, folder);
        shell.environment.put("HOME", folder.toString());
        settings = Files.createDirectories(folder.resolve(".claude")).resolve("settings.json");
        Files.writeString(settings, "{\"model\": \"x\"}\n");
    }

    @AfterEach
    void close() {
        System.clearProperty(Launchers.FOLDER);
    }

    @Test
    void withoutATerminalAndWithoutYesNothingIsWritten() throws IOException {
        Shell.Ran ran = shell.run("install", "claude-code");

        assertEquals(Exit.REFUSED, ran.exit());
        assertTrue(ran.err().contains("no terminal to ask at"), ran.err());
        assertEquals("{\"model\": \"x\"}\n", Files.readString(settings));
    }

    @Test
    void doctorFindsThatHooksAreSwitchedOff() throws IOException {
        shell.run("install", "claude-code", "copilot-cli", "--yes");
        Path copilot = folder.resolve(".copilot/settings.json");
        for (Path file : new Path[] {settings, copilot}) {
            String before = Files.exists(file) ? Files.readString(file) : "{}";
            Files.writeString(
                    file,
                    before.replaceFirst("\\{", "{\"disableAllHooks\": true, ").replace(", }", "}"));
        }

        Shell.Ran ran = shell.run("doctor");

        assertEquals(Exit.NO, ran.exit());
        for (Path file : new Path[] {settings, copilot}) {
            assertTrue(ran.out().contains(file + " switches all hooks off (disableAllHooks)"), ran.out());
        }
    }

    @Test
    void theHelpNamesEveryHost() {
        String help = shell.run("install", "--help").done();

        HostList.all().forEach(host -> assertTrue(help.contains(host.id().value()), help));
    }

    @Test
    void settingsThatCantBeReadAreToldByTheirPlace() throws IOException {
        Files.writeString(settings, "\uFEFF{}");
        assertTrue(shell.run("install", "claude-code", "--yes").refused().contains("byte order mark"));

        Files.writeString(settings, "{\n  // mine\n}");
        String told = shell.run("install", "claude-code", "--yes").refused();
        assertTrue(told.contains("see line 2, column "), told);
    }

    @Test
    void anOddHomeIsRefusedAndNoOtherFolderTaken() {
        for (String odd : new String[] {"", "relative"}) {
            shell.environment.put("HOME", odd);

            String told = shell.run("install", "claude-code", "--yes").refused();

            assertTrue(told.contains("HOME is \"" + odd + "\""), told);
        }
        assertFalse(Files.exists(home.folder()));
    }

    @Test
    void anAgentsFolderThatIsNoAbsolutePathIsRefused() {
        for (String variable : new String[] {"CLAUDE_CONFIG_DIR", "CODEX_HOME", "COPILOT_HOME"}) {
            shell.environment.put(variable, "relative");
            String told = shell.run("install", "claude-code", "--yes").refused();
            assertTrue(told.contains(variable + " is \"relative\""), told);
            shell.environment.remove(variable);
        }
    }

    @Test
    void agentsWhoseFoldersWereMovedAreConnectedAndExaminedThere() {
        Path claude = folder.resolve("moved/claude");
        Path copilot = folder.resolve("moved/copilot");
        shell.environment.put("CLAUDE_CONFIG_DIR", claude.toString());
        shell.environment.put("COPILOT_HOME", copilot.toString());

        shell.run("install", "claude-code", "copilot-cli", "--yes").done();
        String told = shell.run("doctor").out();

        assertTrue(Files.exists(claude.resolve("settings.json")));
        assertTrue(Files.exists(copilot.resolve("hooks/relaybook.json")));
        assertFalse(Files.exists(folder.resolve(".copilot")));
        assertTrue(told.contains("settings in " + claude + ", connected"), told);
        assertTrue(told.contains("settings in " + copilot + ", connected"), told);
    }

    @Test
    void aDryRunShowsTheDifferenceAndWritesNothing() throws IOException {
        String shown = shell.run("install", "claude-code", "--dry-run").done();

        assertTrue(shown.contains("+") && shown.contains("relaybook-hook"), shown);
        assertEquals("{\"model\": \"x\"}\n", Files.readString(settings));
        assertFalse(Files.exists(home.folder()));
    }

    @Test
    void withYesItIsWrittenOnceAndTakenOutAgain() throws IOException {
        shell.run("install", "claude-code", "--yes", "--profile", "strict", "--no-hint")
                .done();

        assertTrue(Files.readString(settings).contains("relaybook-hook"));
        assertTrue(Files.readString(home.config()).contains("profile = \"strict\""));
        assertTrue(Files.readString(home.config()).contains("hint = false"));
        assertTrue(
                shell.run("install", "claude-code", "--yes", "--no-hint").done().contains("connected already"));

        shell.run("uninstall", "claude-code", "--yes").done();
        assertEquals("{\"model\": \"x\"}\n", Files.readString(settings));
    }

    @Test
    void aSettingsFileThatCannotBeUnderstoodIsLeftAlone() throws IOException {
        Files.writeString(settings, "{broken");

        Shell.Ran ran = shell.run("install", "claude-code", "--yes");

        assertEquals(Exit.REFUSED, ran.exit());
        assertTrue(ran.err().contains("settings.json"), ran.err());
        assertEquals("{broken", Files.readString(settings));
    }

    @Test
    void anUnknownHostIsRefused() {
        assertTrue(shell.run("install", "no-such-agent", "--yes").refused().contains("There is no host no-such-agent"));
    }

    @Test
    void withoutAnAgentOnTheMachineNothingIsGuessed() {
        shell.environment.put("HOME", folder.resolve("empty").toString());
        shell.environment.put("PATH", "");

        assertTrue(shell.run("install", "--yes").refused().contains("No agent that Relaybook knows was found here"));
    }
}
