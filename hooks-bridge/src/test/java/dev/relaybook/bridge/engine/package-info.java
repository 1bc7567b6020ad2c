// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.relaybook.bridge.engine;

import org.jspecify.annotations.NullMarked;
