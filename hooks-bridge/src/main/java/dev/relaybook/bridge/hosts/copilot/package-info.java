// SPDX-License-Identifier: Apache-2.0
/** GitHub Copilot CLI: hooks with camelCase payloads, one JSON line per event, a hooks file of our own. */
@NullMarked
package dev.relaybook.bridge.hosts.copilot;

import org.jspecify.annotations.NullMarked;
