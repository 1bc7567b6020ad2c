// SPDX-License-Identifier: Apache-2.0
/** The projects and their conversations, and the head of the one that is open. */
@NullMarked
package dev.relaybook.ui.sessions;

import org.jspecify.annotations.NullMarked;
