// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

/** What the middle of the window shows. */
enum Page {
    /** The session that is selected in the sidebar. */
    SESSION,
    /** What waits for a decision in all sessions. */
    REVIEW,
    /** What was recorded, in whichever session. */
    SEARCH
}
