// SPDX-License-Identifier: Apache-2.0
/** Claude Code: hooks with snake_case payloads, one JSON line per message, settings merged into the user's own file. */
@NullMarked
package dev.relaybook.bridge.hosts.claude;

import org.jspecify.annotations.NullMarked;
