// SPDX-License-Identifier: Apache-2.0
/** The model these agents talk to: a scripted server that runs beside them, where no other network exists. */
@NullMarked
package dev.relaybook.packaging.agents.endpoint;

import org.jspecify.annotations.NullMarked;
