// SPDX-License-Identifier: Apache-2.0
/** One folder per host: its dialect, transcript reader and installer. */
@NullMarked
package dev.relaybook.bridge.hosts;

import org.jspecify.annotations.NullMarked;
