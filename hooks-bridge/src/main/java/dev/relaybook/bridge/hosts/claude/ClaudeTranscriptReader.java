// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.log.LogReader;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.ledger.TranscriptCursor;

/** Reads the main conversation of a Claude Code session. */
final class ClaudeTranscriptReader implements TranscriptReader {
    private final LogReader log = new LogReader(ClaudeSense::new);

    @Override
    public Chunk read(TranscriptCursor from, int maxBytes) {
        return log.read(from, maxBytes);
    }
}
