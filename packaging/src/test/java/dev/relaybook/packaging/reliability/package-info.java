// SPDX-License-Identifier: Apache-2.0
/** What the packaged product survives: killed processes, at many moments and many times over. Run with {@code mvn verify -Preliability}. */
@NullMarked
package dev.relaybook.packaging.reliability;

import org.jspecify.annotations.NullMarked;
