// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;

/**
 * One event in the log.
 *
 * @param position order of arrival in this home, for readers that follow the log
 * @param seq number within the origin, from 1
 * @param lamport the logical time; the total order is (lamport, origin, seq)
 * @param at wall time, for people only
 */
public record Entry(
        long position, Origin origin, long seq, long lamport, Instant at, LedgerId ledger, Actor actor, Event event) {}
