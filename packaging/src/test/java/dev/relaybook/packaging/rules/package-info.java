// SPDX-License-Identifier: Apache-2.0
/** Rules for the classes of all modules. */
@NullMarked
package dev.relaybook.packaging.rules;

import org.jspecify.annotations.NullMarked;
