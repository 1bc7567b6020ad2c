// SPDX-License-Identifier: Apache-2.0
/** What happened in a session, as people look back on it: read from the host's log when it is asked for, never stored. */
@NullMarked
package dev.relaybook.model.timeline;

import org.jspecify.annotations.NullMarked;
