// SPDX-License-Identifier: Apache-2.0
/** What the agent is handed next. */
@NullMarked
package dev.relaybook.ui.injection;

import org.jspecify.annotations.NullMarked;
