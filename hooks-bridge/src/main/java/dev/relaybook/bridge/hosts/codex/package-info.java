// SPDX-License-Identifier: Apache-2.0
/** OpenAI Codex CLI: its hook payloads and replies, its rollout files, and its settings. */
@NullMarked
package dev.relaybook.bridge.hosts.codex;

import org.jspecify.annotations.NullMarked;
