// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import dev.relaybook.bridge.hosts.Dialect;
import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.ledger.HostId;

/** OpenAI Codex CLI. */
public final class CodexCli implements Host {
    private final Dialect dialect = new CodexCliDialect();
    private final TranscriptReader reader = new CodexTranscriptReader();

    @Override
    public HostId id() {
        return HostId.CODEX_CLI;
    }

    @Override
    public String title() {
        return "Codex CLI";
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
        return new CodexCliInstaller();
    }
}
