// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.bridge.hosts.HookCall;
import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.HostList;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HookEnvironmentTest {
    @Test
    void whatCopilotTellsOfItselfReachesItsDialect() {
        Host copilot = HostList.find("copilot-cli").orElseThrow();
        Map<String, String> environment = Map.of(
                "HOME", "/home/ann",
                "COPILOT_HOME", "/srv/copilot",
                "COPILOT_PROJECT_DIR", "/srv/shop",
                "COPILOT_CLI_BINARY_VERSION", "1.0.102",
                "GITHUB_TOKEN", "of no concern");

        HookCall call = copilot.dialect()
                .read(
                        "userPromptSubmitted",
                        "{\"sessionId\":\"s1\",\"prompt\":\"go on\"}".getBytes(StandardCharsets.UTF_8),
                        HookEnvironment.of(environment));

        assertEquals(Optional.of("1.0.102"), call.hostVersion());
        assertEquals(Path.of("/srv/shop"), call.cwd());
        assertEquals(Optional.of(Path.of("/srv/copilot/session-state/s1/events.jsonl")), call.transcript());
    }

    @Test
    void nothingElseIsHandedOn() {
        assertEquals(
                Map.of("HOME", "/h"), HookEnvironment.of(Map.of("HOME", "/h", "GITHUB_TOKEN", "x", "AI_AGENT", "")));
    }
}
