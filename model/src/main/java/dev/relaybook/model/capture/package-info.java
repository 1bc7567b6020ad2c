// SPDX-License-Identifier: Apache-2.0
/** From a transcript's neutral items to events, without a model. */
@NullMarked
package dev.relaybook.model.capture;

import org.jspecify.annotations.NullMarked;
