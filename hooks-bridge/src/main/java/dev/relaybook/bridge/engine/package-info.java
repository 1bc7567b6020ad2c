// SPDX-License-Identifier: Apache-2.0
/** The work behind a hook call, in whichever process does it. */
@NullMarked
package dev.relaybook.bridge.engine;

import org.jspecify.annotations.NullMarked;
