// SPDX-License-Identifier: Apache-2.0
/** SQLite behind the model's ports: the event store, projections, migrations. */
@NullMarked
package dev.relaybook.storage;

import org.jspecify.annotations.NullMarked;
