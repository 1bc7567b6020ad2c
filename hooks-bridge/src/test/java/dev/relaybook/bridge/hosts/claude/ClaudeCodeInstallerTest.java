// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer.Choices;
import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import dev.relaybook.bridge.hosts.settings.Computer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClaudeCodeInstallerTest {
    private static final String SETTINGS = ".claude/settings.json";
    private static final String COMMAND = ".claude/commands/handoff.md";
    private static final String OTHERS = """
        {
          "model": "x",  "env": { "A": "1" },
          "hooks": {
            "PreCompact": [
              { "matcher": "manual", "hooks": [ { "type": "command", "command": "/opt/their tool", "timeout": 5 } ] }
            ],
            "Stop": [{"hooks": [{"type": "command", "command": "beep"}]}]
          },
          "permissions": {"allow": []}
        }
        """;

    @TempDir
    private Path root;

    private Computer computer;

    @BeforeEach
    void setUp() {
        computer = new Computer(root, new ClaudeCodeInstaller());
    }

    @Test
    void aNewSettingsFileHoldsTheFiveHooks() throws IOException {
        computer.install();

        String home = computer.machine().home().toString();
        String expected = """
            {
              "hooks": {
                "SessionStart": [
                  {
                    "hooks": [
                      {
                        "type": "command",
                        "command": "'/opt/relaybook/bin/relaybook-hook' --home 'HOME' claude-code session-start",
                        "timeout": 20
                      }
                    ]
                  }
                ],
                "UserPromptSubmit": [
                  {
                    "hooks": [
                      {
                        "type": "command",
                        "command": "'/opt/relaybook/bin/relaybook-hook' --home 'HOME' claude-code user-prompt-submit",
                        "timeout": 20
                      }
                    ]
                  }
                ],
                "PostToolUse": [
                  {
                    "hooks": [
                      {
                        "type": "command",
                        "command": "'/opt/relaybook/bin/relaybook-hook' --home 'HOME' claude-code post-tool-use",
                        "timeout": 20
                      }
                    ]
                  }
                ],
                "PreCompact": [
                  {
                    "hooks": [
                      {
                        "type": "command",
                        "command": "'/opt/relaybook/bin/relaybook-hook' --home 'HOME' claude-code pre-compact",
                        "timeout": 60
                      }
                    ]
                  }
                ],
                "SessionEnd": [
                  {
                    "matcher": "clear",
                    "hooks": [
                      {
                        "type": "command",
                        "command": "'/opt/relaybook/bin/relaybook-hook' --home 'HOME' claude-code session-end",
                        "timeout": 10
                      }
                    ]
                  }
                ]
              }
            }
            """;
        assertEquals(expected.replace("HOME", home), computer.read(SETTINGS));
    }

    @Test
    void otherPeoplesEntriesKeepTheirPlaceAndForm() throws IOException {
        computer.write(SETTINGS, OTHERS);

        computer.install();

        String now = computer.read(SETTINGS);
        for (String line : OTHERS.lines().toList()) assertTrue(now.contains(line.strip()), line);
        assertTrue(now.indexOf("/opt/their tool") < now.indexOf("claude-code pre-compact"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                OTHERS,
                "{}",
                "{ }\n",
                "",
                "{\"hooks\":{}}",
                "{\"a\":[1,2],\"hooks\":{\"Stop\":[]}}",
                "{\r\n\t\"a\": 1\r\n}"
            })
    void uninstallingGivesTheOriginalBytesBack(String before) throws IOException {
        computer.write(SETTINGS, before);

        computer.install();
        computer.uninstall();

        assertEquals(Map.of(SETTINGS, before), computer.files());
        assertTrue(computer.installer().uninstall(computer.machine()).changesNothing());
    }

    @Test
    void uninstallingLeavesNothingWhereNothingWas() throws IOException {
        computer.install();
        computer.uninstall();

        assertEquals(Map.of(), computer.files());
    }

    @Test
    void installingTwiceChangesNothing() throws IOException {
        computer.write(SETTINGS, OTHERS);
        computer.install();
        Map<String, String> once = computer.files();

        assertTrue(computer.install().changesNothing());
        assertEquals(once, computer.files());
    }

    @Test
    void anUpgradeRewritesOurEntriesWhereTheyStandAndStillUndoes() throws IOException {
        computer.write(SETTINGS, OTHERS);
        computer.install();
        String first = computer.read(SETTINGS);

        computer.apply(computer.installer().install(computer.machine("/opt/new place"), new Choices(true)));
        assertEquals(first.replace("/opt/relaybook/", "/opt/new place/"), computer.read(SETTINGS));

        computer.uninstall();
        assertEquals(OTHERS, computer.read(SETTINGS));
    }

    @Test
    void whenSomebodyElseWroteMeanwhileOnlyOurEntriesGo() throws IOException {
        computer.write(SETTINGS, OTHERS);
        computer.install();
        computer.write(SETTINGS, computer.read(SETTINGS).replace("\"model\": \"x\"", "\"model\": \"y\""));

        computer.uninstall();

        assertEquals(OTHERS.replace("\"model\": \"x\"", "\"model\": \"y\""), computer.read(SETTINGS));
    }

    @Test
    void aChangeBetweenTwoInstallationsIsKeptWhenUndone() throws IOException {
        computer.write(SETTINGS, OTHERS);
        computer.install();
        computer.write(SETTINGS, computer.read(SETTINGS).replace("\"x\"", "\"y\""));
        computer.apply(computer.installer().install(computer.machine("/opt/new"), new Choices(true)));

        computer.uninstall();

        assertEquals(OTHERS.replace("\"x\"", "\"y\""), computer.read(SETTINGS));
    }

    @Test
    void doubledStrayAndBentEntriesOfOursAreMended() throws IOException {
        computer.write(SETTINGS, """
            {
              "hooks": {
                "PostCompact": [ { "hooks": [ { "command": "/old/relaybook-hook claude-code post-compact" } ] } ],
                "PreCompact": [
                  { "matcher": "auto", "hooks": [ { "command": "relaybook-hook x" }, { "command": "theirs" } ] },
                  { "hooks": [ { "command": "'/old/relaybook-hook' claude-code pre-compact" } ] }
                ]
              }
            }
            """);

        computer.install();

        String now = computer.read(SETTINGS);
        assertFalse(now.contains("old"), now);
        assertFalse(now.contains("PostCompact"));
        assertTrue(now.contains("theirs"));
        assertEquals(2, now.split("claude-code pre-compact", -1).length);
        assertTrue(computer.install().changesNothing());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "// mine\n{}",
                "{\"a\":1,\"a\":2}",
                "[]",
                "{\"hooks\":[]}",
                "{\"hooks\":null}",
                "{\"hooks\":{\"Stop\":{}}}",
                "nonsense"
            })
    void aFileThatIsNotUnderstoodIsNotTouched(String text) throws IOException {
        computer.write(SETTINGS, text);

        UnreadableSettingsException problem = assertThrows(UnreadableSettingsException.class, computer::install);

        assertTrue(String.valueOf(problem.getMessage())
                .startsWith(computer.file(SETTINGS).toString()));
        assertEquals(Map.of(SETTINGS, text), computer.files());
    }

    @Test
    void bytesThatAreNoTextAreNotTouched() throws IOException {
        Files.createDirectories(computer.file(".claude"));
        Files.write(computer.file(SETTINGS), new byte[] {'{', '}', (byte) 0xff});

        assertThrows(UnreadableSettingsException.class, computer::install);
    }

    @Test
    void planningWritesNothing() throws IOException {
        computer.write(SETTINGS, OTHERS);

        computer.installer().install(computer.machine(), new Choices(true));

        assertEquals(Map.of(SETTINGS, OTHERS), computer.files());
        assertFalse(Files.exists(computer.machine().home()));
    }

    @Test
    void theHandoffCommandExpandsNothing() throws IOException {
        computer.install();

        String command = computer.read(COMMAND);

        String home = computer.machine().home().toString();
        assertTrue(command.contains("\n    '/opt/relaybook/bin/relaybook' --home '" + home + "' show\n"), command);
        assertFalse(command.contains("$ARGUMENTS"));
        assertFalse(command.contains("!`"));
        assertTrue(command.startsWith("---\ndescription: "));
    }

    @Test
    void aHandoffCommandOfSomebodyElseIsLeftAlone() throws IOException {
        computer.write(COMMAND, "mine\n");

        InstallPlan plan = computer.install();

        assertEquals(1, plan.notes().size());
        assertEquals("mine\n", computer.read(COMMAND));
        computer.uninstall();
        assertEquals(Map.of(COMMAND, "mine\n"), computer.files());
    }

    @Test
    void hooksThatAreSwitchedOffAreReported() throws IOException {
        computer.write(SETTINGS, "{\"disableAllHooks\": true}");

        assertEquals(1, computer.install().notes().size());
    }

    @Test
    void theHostIsFoundByItsFolderOrItsProgram() throws IOException {
        assertFalse(computer.installer().presence(computer.machine()).found());

        Path program = Files.createDirectories(root.resolve("lib/bin")).resolve("cli");
        Files.writeString(program, "#!/bin/sh\n");
        assertTrue(program.toFile().setExecutable(true));
        Files.writeString(
                root.resolve("lib/package.json"), "{\"name\":\"@anthropic-ai/claude-code\",\"version\":\"9.8.7\"}");
        Files.createDirectories(root.resolve("bin"));
        Files.createSymbolicLink(root.resolve("bin/claude"), program);
        assertTrue(computer.installer().presence(computer.machine()).found());
        assertEquals(
                Optional.of("9.8.7"),
                computer.installer().presence(computer.machine()).version());
        assertEquals(
                List.of(computer.file(".claude")),
                List.of(computer.installer().presence(computer.machine()).settings()));
    }
}
