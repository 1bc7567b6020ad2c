// SPDX-License-Identifier: Apache-2.0
/** What a test needs to drive a real agent: its folder, its isolation, its terminal, its model and the product. */
@NullMarked
package dev.relaybook.packaging.agents.rig;

import org.jspecify.annotations.NullMarked;
