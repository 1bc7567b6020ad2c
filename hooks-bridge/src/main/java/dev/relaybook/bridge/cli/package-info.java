// SPDX-License-Identifier: Apache-2.0
/** The command line: a thin front end on the use cases. */
@NullMarked
package dev.relaybook.bridge.cli;

import org.jspecify.annotations.NullMarked;
