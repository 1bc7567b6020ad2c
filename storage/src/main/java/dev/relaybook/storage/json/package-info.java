// SPDX-License-Identifier: Apache-2.0
/** How events lie on disk: JSON with written names, so that renaming a class changes nothing there. */
@NullMarked
package dev.relaybook.storage.json;

import org.jspecify.annotations.NullMarked;
