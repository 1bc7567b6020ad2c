// SPDX-License-Identifier: Apache-2.0
/** HTTP on the Unix socket. */
@NullMarked
package dev.relaybook.bridge.server;

import org.jspecify.annotations.NullMarked;
