// SPDX-License-Identifier: Apache-2.0
/** What is owed after a compaction, and how it is handed over exactly once. */
@NullMarked
package dev.relaybook.model.delivery;

import org.jspecify.annotations.NullMarked;
