// SPDX-License-Identifier: Apache-2.0
/** Records, sections, events, and the folds that turn events into what is known. */
@NullMarked
package dev.relaybook.model.ledger;

import org.jspecify.annotations.NullMarked;
