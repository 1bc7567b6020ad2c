// SPDX-License-Identifier: Apache-2.0
/** The main of {@code bin/relaybook}, the composition root and the window. */
@NullMarked
package dev.relaybook.ui.app;

import org.jspecify.annotations.NullMarked;
