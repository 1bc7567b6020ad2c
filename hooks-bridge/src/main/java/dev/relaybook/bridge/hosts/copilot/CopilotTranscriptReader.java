// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import dev.relaybook.bridge.hosts.log.LogReader;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.ledger.TranscriptCursor;

/** Reads the events of a Copilot CLI session. */
final class CopilotTranscriptReader implements TranscriptReader {
    private final LogReader log = new LogReader(CopilotSense::new);

    @Override
    public Chunk read(TranscriptCursor from, int maxBytes) {
        return log.read(from, maxBytes);
    }
}
