// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.compose.ComposeHandoff;
import dev.relaybook.model.compose.ComposeSettings;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.secrets.Masking;

/** Gives each session the composer that its project's settings ask for. Thread-safe. */
public final class Composers {
    private final Settings settings;
    private final Masking masking;
    private final String command;

    /** @param command how agents call Relaybook's command line */
    public Composers(Settings settings, Masking masking, String command) {
        this.settings = settings;
        this.masking = masking;
        this.command = command;
    }

    public ComposeHandoff of(Session session) {
        int characters = settings.of(session.project()).budget();
        return new ComposeHandoff(new ComposeSettings(characters, command), masking);
    }
}
