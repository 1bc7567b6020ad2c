// SPDX-License-Identifier: Apache-2.0
@NullMarked
package dev.relaybook.ui.sample;

import org.jspecify.annotations.NullMarked;
