// SPDX-License-Identifier: Apache-2.0
/** Checkpoints against each other and against the ledger. */
@NullMarked
package dev.relaybook.model.compare;

import org.jspecify.annotations.NullMarked;
