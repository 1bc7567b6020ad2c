// SPDX-License-Identifier: Apache-2.0
/** The packaged product, run as a user runs it. */
@NullMarked
package dev.relaybook.packaging.image;

import org.jspecify.annotations.NullMarked;
