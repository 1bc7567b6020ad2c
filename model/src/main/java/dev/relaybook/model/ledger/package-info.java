// SPDX-License-Identifier: Apache-2.0
/** The ledger: its events, what they fold to, the ports to a store, and the use cases that write to it. */
@NullMarked
package dev.relaybook.model.ledger;

import org.jspecify.annotations.NullMarked;
