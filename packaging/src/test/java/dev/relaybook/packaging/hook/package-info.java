// SPDX-License-Identifier: Apache-2.0
/** The hook launcher's shell script, on an image of which only the JVM is missing. */
@NullMarked
package dev.relaybook.packaging.hook;

import org.jspecify.annotations.NullMarked;
