// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Dialect;
import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.ledger.HostId;

/** Claude Code. */
public final class ClaudeCode implements Host {
    private final Dialect dialect = new ClaudeCodeDialect();
    private final TranscriptReader reader = new ClaudeTranscriptReader();

    @Override
    public HostId id() {
        return HostId.CLAUDE_CODE;
    }

    @Override
    public String title() {
        return "Claude Code";
    }

    @Override
    public Dialect dialect() {
        return dialect;
    }

    @Override
    public TranscriptReader reader() {
        return reader;
    }

    @Override
    public Installer installer() {
        return new ClaudeCodeInstaller();
    }
}
