// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.relaybook.bridge.cli;

import org.jspecify.annotations.NullMarked;
