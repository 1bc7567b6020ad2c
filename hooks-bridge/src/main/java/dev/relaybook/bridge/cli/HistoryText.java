// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.Entry;
import java.util.List;

/** The life of a ledger, an event a line. */
final class HistoryText {
    private final List<Entry> entries;

    HistoryText(List<Entry> entries) {
        this.entries = entries;
    }

    String text() {
        StringBuilder text = new StringBuilder("\nHistory\n");
        for (Entry entry : entries) {
            text.append("  ")
                    .append(entry.at())
                    .append("  ")
                    .append(Words.of(entry.actor()))
                    .append("  ");
            text.append(EventText.of(entry.event())).append("\n");
        }
        return text.toString().stripTrailing();
    }
}
