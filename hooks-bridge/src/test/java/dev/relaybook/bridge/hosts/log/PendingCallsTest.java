// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.PendingCalls.Call;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.ToolUse.Status;
import dev.relaybook.model.capture.ToolUse.Step;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PendingCallsTest {
    private final PendingCalls calls = new PendingCalls();

    @Test
    void everyKindOfUseSurvivesTheCursor() {
        List<ToolUse> uses = List.of(
                new ToolUse.Shell("mvn test"),
                new ToolUse.Edit(List.of("a", "b")),
                new ToolUse.Plan(List.of(new Step("one", Status.DONE), new Step("two", Status.IN_PROGRESS))),
                new ToolUse.Question("really?"),
                new ToolUse.Other("Read", Optional.of("a.txt")),
                new ToolUse.Other("Wait", Optional.empty()));
        for (int i = 0; i < uses.size(); i++) {
            calls.add("c" + i, new Call(uses.get(i), "tool", "print", Optional.of("anchor")));
        }

        PendingCalls restored = restored();

        for (int i = 0; i < uses.size(); i++) {
            assertEquals(
                    Optional.of(new Call(uses.get(i), "tool", "print", Optional.of("anchor"))), restored.take("c" + i));
        }
        assertEquals(Optional.empty(), restored.take("c0"));
    }

    @Test
    void theOldestGivesWayAndALongCommandIsCut() {
        for (int i = 0; i < 200; i++) calls.add("c" + i, new ToolUse.Shell("x".repeat(50_000)));

        assertEquals(Optional.empty(), calls.take("c0"));
        assertTrue(calls.take("c199").isPresent());
        assertTrue(Json.write(calls.state()).length() < 1_200_000);
    }

    @Test
    void aHookCallIsTiedToTheCallWithItsArguments() {
        calls.add("a", call("bash", "1"));
        calls.add("b", call("bash", "2"));
        calls.add("c", call("view", "3"));

        calls.tie("hook-b", "bash", "2");
        calls.tie("hook-c", "view", "changed on the way");
        calls.tie("hook-x", "no-such-tool", "1");

        assertEquals(Optional.empty(), calls.take("a").flatMap(Call::anchor));
        assertEquals(Optional.of("hook-b"), calls.take("b").flatMap(Call::anchor));
        assertEquals(Optional.of("hook-c"), calls.take("c").flatMap(Call::anchor));
    }

    @Test
    void twoEqualCallsAreTiedInTheirOrder() {
        calls.add("a", call("bash", "1"));
        calls.add("b", call("bash", "1"));

        calls.tie("first", "bash", "1");
        calls.tie("second", "bash", "1");

        assertEquals(Optional.of("first"), calls.take("a").flatMap(Call::anchor));
        assertEquals(Optional.of("second"), calls.take("b").flatMap(Call::anchor));
    }

    private static Call call(String tool, String fingerprint) {
        return new Call(new ToolUse.Other(tool, Optional.empty()), tool, fingerprint, Optional.empty());
    }

    private PendingCalls restored() {
        byte[] state = Json.write(Map.of("calls", calls.state())).getBytes(StandardCharsets.UTF_8);
        return PendingCalls.restored(Json.read(state).orElseThrow().items("calls"));
    }
}
