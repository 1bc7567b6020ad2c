// SPDX-License-Identifier: Apache-2.0
/** A session's timeline, read from its host's log a page at a time. */
@NullMarked
package dev.relaybook.bridge.timeline;

import org.jspecify.annotations.NullMarked;
