// SPDX-License-Identifier: Apache-2.0
/** Finding what was recorded, in whichever session. */
@NullMarked
package dev.relaybook.ui.search;

import org.jspecify.annotations.NullMarked;
