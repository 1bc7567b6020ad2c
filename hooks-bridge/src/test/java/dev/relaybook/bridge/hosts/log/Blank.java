// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import dev.relaybook.model.capture.TranscriptItem;
import java.util.function.Consumer;

/** Makes nothing of interest of each line. */
record Blank(String state) implements LineSense {
    @Override
    public void take(Line line, Consumer<TranscriptItem> out) {
        out.accept(new TranscriptItem.Noise(line.ref()));
    }

    @Override
    public boolean settled() {
        return true;
    }
}
