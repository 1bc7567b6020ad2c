// SPDX-License-Identifier: Apache-2.0
/** The text of a handoff within its budget. */
@NullMarked
package dev.relaybook.model.compose;

import org.jspecify.annotations.NullMarked;
