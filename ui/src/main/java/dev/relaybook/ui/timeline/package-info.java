// SPDX-License-Identifier: Apache-2.0
/** What happened in a session, with compactions among it. */
@NullMarked
package dev.relaybook.ui.timeline;

import org.jspecify.annotations.NullMarked;
