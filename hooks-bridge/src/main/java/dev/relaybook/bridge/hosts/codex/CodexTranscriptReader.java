// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import dev.relaybook.bridge.hosts.log.LogReader;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.ledger.TranscriptCursor;

/** Reads the rollout file of a Codex CLI session. */
final class CodexTranscriptReader implements TranscriptReader {
    private final LogReader log = new LogReader(CodexSense::new);

    @Override
    public Chunk read(TranscriptCursor from, int maxBytes) {
        return log.read(from, maxBytes);
    }
}
