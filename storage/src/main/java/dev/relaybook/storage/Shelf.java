// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

/** A group of texts that is searched by itself. The order is the order in which hits are shown. */
enum Shelf {
    ACTIVE(TextIndex.RECORD, "sactive"),
    SECTIONS(TextIndex.SECTION, ""),
    PROPOSED(TextIndex.RECORD, "sproposed"),
    CHECKPOINTS(TextIndex.CHECKPOINT, ""),
    PAST(TextIndex.RECORD, "(ssuperseded OR stombstoned OR srejected)");

    private final TextIndex index;
    private final String facet;

    /** @param facet what rows of the index belong here, in the words of FTS5; blank for all */
    Shelf(TextIndex index, String facet) {
        this.index = index;
        this.facet = facet;
    }

    TextIndex index() {
        return index;
    }

    String facet() {
        return facet;
    }
}
