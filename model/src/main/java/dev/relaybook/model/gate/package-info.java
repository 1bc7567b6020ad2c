// SPDX-License-Identifier: Apache-2.0
/** The rules judged before a manual compaction. */
@NullMarked
package dev.relaybook.model.gate;

import org.jspecify.annotations.NullMarked;
