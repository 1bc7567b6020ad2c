// SPDX-License-Identifier: Apache-2.0
/** Masks secrets before anything is stored or handed over. */
@NullMarked
package dev.relaybook.model.secrets;

import org.jspecify.annotations.NullMarked;
