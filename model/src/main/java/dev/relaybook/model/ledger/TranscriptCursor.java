// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/**
 * How far a host's log was read.
 *
 * @param file the path
 * @param identity what tells this file from another one at the same path
 * @param offset bytes read, always the end of a line
 * @param line lines read
 * @param lastLineHash hash of the last line read, to notice a rewritten file
 * @param readerState what the reader carries over, in its own format
 * @param proofState what the delivery's proofs carry over, see {@code ProofOfDelivery}
 */
public record TranscriptCursor(
        String file,
        String identity,
        long offset,
        long line,
        String lastLineHash,
        String readerState,
        String proofState) {

    /** The start of a file that was not read yet. */
    public static TranscriptCursor start(String file) {
        return new TranscriptCursor(file, "", 0, 0, "", "", "");
    }

    /** Whether nothing was read between the two. */
    public boolean standsAt(TranscriptCursor other) {
        return offset == other.offset
                && line == other.line
                && file.equals(other.file)
                && identity.equals(other.identity)
                && lastLineHash.equals(other.lastLineHash)
                && readerState.equals(other.readerState)
                && proofState.equals(other.proofState);
    }

    public TranscriptCursor withProofState(String state) {
        return new TranscriptCursor(file, identity, offset, line, lastLineHash, readerState, state);
    }
}
