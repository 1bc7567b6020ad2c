// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.model.ledger.HostId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HostListTest {
    @Test
    void everyHostIsFoundByItsId() {
        assertEquals(
                List.of(HostId.CLAUDE_CODE, HostId.COPILOT_CLI, HostId.CODEX_CLI),
                HostList.all().stream().map(Host::id).toList());
        assertEquals(
                Optional.of("Claude Code"), HostList.find(HostId.CLAUDE_CODE).map(Host::title));
        assertEquals(Optional.empty(), HostList.find("../nobody"));
    }
}
