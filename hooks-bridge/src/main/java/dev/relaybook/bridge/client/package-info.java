// SPDX-License-Identifier: Apache-2.0
/** The hook's main. JDK only, since each class it loads is paid for in every hook call. */
@NullMarked
package dev.relaybook.bridge.client;

import org.jspecify.annotations.NullMarked;
