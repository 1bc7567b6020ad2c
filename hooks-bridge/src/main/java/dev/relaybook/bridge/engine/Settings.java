// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.gate.Policy;
import dev.relaybook.model.ledger.ProjectId;

/** What the user chose, for all projects and for one. */
public interface Settings {
    Choice of(ProjectId project);

    /**
     * @param budget the most characters of one injected text, frame included
     * @param steer whether hosts that take text into the compaction request get the titles of the records
     * @param hint whether a session starts with the hint that teaches the marks
     */
    record Choice(Policy policy, int budget, boolean steer, boolean hint) {}
}
