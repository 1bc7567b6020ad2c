// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

/** How old something is, counted in compactions: the same whenever and wherever the text is composed. */
final class Age {
    private Age() {}

    static String of(int compactions) {
        if (compactions <= 0) return "new";
        return compactions == 1 ? "1 compaction ago" : compactions + " compactions ago";
    }
}
