// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What {@link InMemoryLedgers} holds. Guarded by its lock. */
final class InMemoryLog {
    static final Origin ORIGIN = new Origin("inmemory0000");

    /** An item of a transcript, as one ledger knows it. */
    record Item(LedgerId ledger, String id) {}

    private final List<Entry> entries = new ArrayList<>();
    private InMemoryProjections rows = new InMemoryProjections();
    private final Map<SessionKey, TranscriptCursor> cursors = new HashMap<>();
    private final Set<Item> captured = new HashSet<>();

    private final Map<Item, String> answers = new HashMap<>();

    List<Entry> entries() {
        return Collections.unmodifiableList(entries);
    }

    InMemoryProjections rows() {
        return rows;
    }

    Map<SessionKey, TranscriptCursor> cursors() {
        return cursors;
    }

    Set<Item> captured() {
        return captured;
    }

    Map<Item, String> answers() {
        return answers;
    }

    void append(Entry entry) {
        entries.add(entry);
        Fold.apply(entry, rows);
    }

    void blank(List<Entry> blanked) {
        entries.replaceAll(it -> blanked.contains(it) ? blank(it) : it);
        foldAnew();
    }

    private static Entry blank(Entry it) {
        var nothing = new PayloadRedacted(it.origin(), it.seq(), "its payload was blanked");
        return new Entry(it.position(), it.origin(), it.seq(), it.lamport(), it.at(), it.ledger(), it.actor(), nothing);
    }

    /** Forgets what came after the first {@code size} entries, and what they were folded to. */
    void cutTo(int size) {
        if (entries.size() == size) return;
        entries.subList(size, entries.size()).clear();
        foldAnew();
    }

    private void foldAnew() {
        rows = new InMemoryProjections();
        entries.forEach(entry -> Fold.apply(entry, rows));
    }
}
