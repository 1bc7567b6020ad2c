// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** The name of a coding agent program, such as {@code claude-code}. Lower case letters, digits and dashes only. */
public record HostId(String value) {
    public static final HostId CLAUDE_CODE = new HostId("claude-code");
    public static final HostId COPILOT_CLI = new HostId("copilot-cli");
    public static final HostId CODEX_CLI = new HostId("codex-cli");

    /** The host of callers of the open contract that give no name of their own. */
    public static final HostId OPEN = new HostId("open");

    public HostId {
        if (!value.matches("[a-z0-9][a-z0-9-]{0,39}")) {
            throw new IllegalArgumentException("a host is named with lower case letters, digits and dashes");
        }
    }

    @Override
    public String toString() {
        return value;
    }
}
