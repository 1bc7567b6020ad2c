// SPDX-License-Identifier: Apache-2.0
/** What each compaction left. */
@NullMarked
package dev.relaybook.ui.checkpoints;

import org.jspecify.annotations.NullMarked;
