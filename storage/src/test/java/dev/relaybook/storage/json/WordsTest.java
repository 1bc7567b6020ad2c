// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.DeliveryState;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.ledger.Trigger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Pins the words on users' disks. A word here is never changed, only new ones come. */
class WordsTest {
    @Test
    void constantsAreStoredAsTheyAlwaysWere() {
        Map<Class<?>, List<String>> pinned = new LinkedHashMap<>();
        pinned.put(Actor.class, List.of("human", "agent", "relaybook"));
        pinned.put(Basis.class, List.of("explicit", "derived"));
        pinned.put(Carrier.class, List.of("prompt", "tool-result", "session-start"));
        pinned.put(DeliveryEvent.Cause.class, List.of("compaction", "note", "continued"));
        pinned.put(DeliveryState.class, List.of("armed", "offered", "confirmed", "handed-over", "voided", "replaced"));
        pinned.put(Kind.class, List.of("constraint", "decision", "gotcha", "fact", "evidence"));
        pinned.put(NoteAdded.Moment.class, List.of("next-compaction", "next-prompt"));
        pinned.put(RecordState.class, List.of("proposed", "active", "superseded", "tombstoned", "rejected"));
        pinned.put(
                SectionName.class,
                List.of(
                        "objective",
                        "completed",
                        "in-progress",
                        "next-step",
                        "files-changed",
                        "tests-run",
                        "forbidden-surface",
                        "rollback"));
        pinned.put(SessionEvent.Link.class, List.of("resume", "fork", "clear"));
        pinned.put(Source.class, List.of("human", "agent", "transcript", "checkpoint", "import"));
        pinned.put(Trigger.class, List.of("manual", "auto"));

        Map<Class<?>, List<String>> actual = new LinkedHashMap<>();
        pinned.keySet().forEach(type -> actual.put(type, words(type)));
        assertEquals(pinned, actual);
    }

    @Test
    void wordsAreReadBack() {
        assertEquals(SectionName.FORBIDDEN_SURFACE, Words.read(SectionName.class, "forbidden-surface"));
    }

    private static List<String> words(Class<?> type) {
        return Stream.of(type.getEnumConstants())
                .map(constant -> Words.of((Enum<?>) constant))
                .toList();
    }
}
