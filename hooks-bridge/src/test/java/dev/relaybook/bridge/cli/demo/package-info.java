// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.relaybook.bridge.cli.demo;

import org.jspecify.annotations.NullMarked;
