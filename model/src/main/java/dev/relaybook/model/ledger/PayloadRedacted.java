// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** The payload of an earlier event was blanked, since it held something that must not be kept. */
public record PayloadRedacted(Origin origin, long seq, String reason) implements Event {}
