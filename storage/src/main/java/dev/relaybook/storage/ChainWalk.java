// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.util.Arrays;
import java.util.List;

/** Walks every origin's chain from its first event on. Goes on after a broken link, so that one break is one problem. */
final class ChainWalk {
    private static final byte[] NOTHING_BEFORE = {};

    private final List<Problem> problems;
    private String origin = "";
    private long seq;
    private byte[] previous = NOTHING_BEFORE;

    ChainWalk(List<Problem> problems) {
        this.problems = problems;
    }

    void step(Row row) {
        StoredEvent event = StoredEvent.of(row);
        if (!event.origin().equals(origin)) start(event.origin());
        checkLink(event);
        byte[] hash = row.bytes("hash");
        if (!Arrays.equals(EventHash.of(event), hash)) altered(event, "its own hash does not fit");
        checkPayload(event);
        seq = event.seq();
        previous = hash;
    }

    private void start(String next) {
        origin = next;
        seq = 0;
        previous = NOTHING_BEFORE;
    }

    private void checkLink(StoredEvent event) {
        if (event.seq() != seq + 1) {
            broken(event, "the event before it is number " + seq);
        } else if (!Arrays.equals(event.previousHash(), previous)) {
            broken(event, "it does not follow the event before it");
        }
    }

    /** What is left of a blanked event is bound by its own hash. */
    private void checkPayload(StoredEvent event) {
        if (event.redacted()) return;
        if (!Arrays.equals(EventHash.ofPayload(event.salt(), event.payload()), event.payloadHash())) {
            altered(event, "its payload does not fit its hash");
        }
    }

    private void broken(StoredEvent event, String detail) {
        problems.add(new Problem.BrokenChain(event.origin(), event.seq(), detail));
    }

    private void altered(StoredEvent event, String detail) {
        problems.add(new Problem.AlteredEvent(event.origin(), event.seq(), detail));
    }
}
