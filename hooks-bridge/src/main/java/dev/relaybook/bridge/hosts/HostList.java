// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import dev.relaybook.bridge.hosts.claude.ClaudeCode;
import dev.relaybook.bridge.hosts.codex.CodexCli;
import dev.relaybook.bridge.hosts.copilot.CopilotCli;
import dev.relaybook.model.ledger.HostId;
import java.util.List;
import java.util.Optional;

/** The hosts that Relaybook knows. */
public final class HostList {
    private static final List<Host> ALL = List.of(
            new ClaudeCode(), //
            new CopilotCli(),
            new CodexCli());

    private HostList() {}

    public static List<Host> all() {
        return ALL;
    }

    public static Optional<Host> find(HostId id) {
        return find(id.value());
    }

    /** Also for words that are no host's id at all. */
    public static Optional<Host> find(String id) {
        return ALL.stream().filter(host -> host.id().value().equals(id)).findFirst();
    }
}
