// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.time.Instant;
import java.util.Optional;

/**
 * Where an item stands in the host's log.
 *
 * @param id the host's id of the message or line; a re-appended copy has the same one
 * @param line the line in the file, from 1
 * @param at the time the host wrote on the line
 * @param anchor what ties the item to the hook call it belongs to: a prompt's or a tool call's id
 */
public record ItemRef(String id, long line, Optional<Instant> at, Optional<String> anchor) {}
