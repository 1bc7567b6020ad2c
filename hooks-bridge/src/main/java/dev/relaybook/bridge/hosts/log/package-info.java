// SPDX-License-Identifier: Apache-2.0
/** What the readers of JSON Lines logs share: lines in bounded memory, cursors, calls that wait for their result. */
@NullMarked
package dev.relaybook.bridge.hosts.log;

import org.jspecify.annotations.NullMarked;
