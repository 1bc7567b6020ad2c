// SPDX-License-Identifier: Apache-2.0
/** What only a person can decide, of all sessions, one after the other. */
@NullMarked
package dev.relaybook.ui.review;

import org.jspecify.annotations.NullMarked;
