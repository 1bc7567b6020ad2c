// SPDX-License-Identifier: Apache-2.0
/** What all parts of the window share: background work, notices, words, looks. */
@NullMarked
package dev.relaybook.ui.common;

import org.jspecify.annotations.NullMarked;
