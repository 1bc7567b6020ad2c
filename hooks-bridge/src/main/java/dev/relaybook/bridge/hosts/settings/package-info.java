// SPDX-License-Identifier: Apache-2.0
/** Changing other programs' settings files: only what is ours, and so that it can be undone to the byte. */
@NullMarked
package dev.relaybook.bridge.hosts.settings;

import org.jspecify.annotations.NullMarked;
