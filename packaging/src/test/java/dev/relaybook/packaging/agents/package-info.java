// SPDX-License-Identifier: Apache-2.0
/** Real coding agents, offline, with the packaged product in them: what the model was sent is what is judged. */
@NullMarked
package dev.relaybook.packaging.agents;

import org.jspecify.annotations.NullMarked;
