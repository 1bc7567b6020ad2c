// SPDX-License-Identifier: Apache-2.0
/** A tour without an agent: the real hook path, driven through made-up turns and compactions. */
@NullMarked
package dev.relaybook.bridge.cli.demo;

import org.jspecify.annotations.NullMarked;
