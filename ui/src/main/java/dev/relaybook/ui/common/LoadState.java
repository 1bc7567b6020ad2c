// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

/** What a view has to show. */
public enum LoadState {
    /** The first answer is under way. */
    LOADING,
    READY,
    /** There is nothing yet. */
    EMPTY,
    /** There is something, but the filter hides all of it. */
    NO_MATCH,
    FAILED
}
