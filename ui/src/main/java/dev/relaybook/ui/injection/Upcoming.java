// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.gate.Verdict;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.Note;
import java.util.List;
import java.util.Optional;

/**
 * What the agent would be handed now, and how it stands with what it was handed before.
 *
 * @param characters the budget
 * @param verdict what the gate would say to a manual compaction
 * @param deliveries the newest first
 * @param waiting notes that will ride along
 */
public record Upcoming(
        Handoff handoff, int characters, Optional<Verdict> verdict, List<Delivery> deliveries, List<Note> waiting) {}
