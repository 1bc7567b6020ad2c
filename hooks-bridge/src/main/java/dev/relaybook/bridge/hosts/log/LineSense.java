// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import dev.relaybook.model.capture.TranscriptItem;
import java.util.function.Consumer;

/** Makes one host's lines into items, line after line. Made anew for each read from the state the last one left. */
public interface LineSense {
    void take(Line line, Consumer<TranscriptItem> out);

    /** False while the last lines only make sense together with the next one. */
    boolean settled();

    /** What the next read has to know of the lines up to the last settled one. */
    String state();
}
