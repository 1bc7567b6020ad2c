// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.relaybook.bridge.client;

import org.jspecify.annotations.NullMarked;
