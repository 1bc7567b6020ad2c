// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import dev.relaybook.bridge.hosts.Dialect;
import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.ledger.HostId;

/** GitHub Copilot CLI. */
public final class CopilotCli implements Host {
    private final Dialect dialect = new CopilotCliDialect();
    private final TranscriptReader reader = new CopilotTranscriptReader();

    @Override
    public HostId id() {
        return HostId.COPILOT_CLI;
    }

    @Override
    public String title() {
        return "GitHub Copilot CLI";
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
        return new CopilotCliInstaller();
    }
}
