// SPDX-License-Identifier: Apache-2.0
/** What people type to find something again, and what they are shown of it. */
@NullMarked
package dev.relaybook.model.search;

import org.jspecify.annotations.NullMarked;
