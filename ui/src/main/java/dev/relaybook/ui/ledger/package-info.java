// SPDX-License-Identifier: Apache-2.0
/** A conversation's statements: reading and curating them. */
@NullMarked
package dev.relaybook.ui.ledger;

import org.jspecify.annotations.NullMarked;
