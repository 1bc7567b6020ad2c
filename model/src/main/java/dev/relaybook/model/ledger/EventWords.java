// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import dev.relaybook.model.secrets.Masking;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The words of people, agents and tools in an event: what may hold a secret. Ids, paths and hashes are none. */
public final class EventWords {
    private EventWords() {}

    public static List<String> of(Event event) {
        return switch (event) {
            case SessionEvent _ -> List.of();
            case RecordEvent it -> of(it);
            case SectionReplaced it -> with(it.provenance(), it.text());
            case CompactionEvent it -> of(it);
            case DeliveryEvent it -> of(it);
            case NoteAdded it -> List.of(it.text());
            case PayloadRedacted it -> List.of(it.reason());
        };
    }

    /** Whether {@code masking} would take something out of them. */
    public static boolean hideSecrets(Event event, Masking masking) {
        return of(event).stream().anyMatch(words -> !masking.mask(words).equals(words));
    }

    private static List<String> of(RecordEvent event) {
        return switch (event) {
            case RecordEvent.Proposed it -> with(it.provenance(), it.statement());
            case RecordEvent.Accepted it -> list(it.rewording());
            case RecordEvent.Reopened it -> List.of(it.statement());
            case RecordEvent.Rejected it -> List.of(it.reason());
            case RecordEvent.Added it -> with(it.provenance(), it.statement());
            case RecordEvent.SaidAgain it -> list(it.provenance().quote());
            case RecordEvent.Superseded it -> with(it.provenance(), it.statement());
            case RecordEvent.Tombstoned it -> List.of(it.reason());
            case RecordEvent.Restored _,
                    RecordEvent.Pinned _,
                    RecordEvent.Promoted _,
                    RecordEvent.Demoted _,
                    RecordEvent.KeptApart _ -> List.of();
        };
    }

    private static List<String> of(CompactionEvent event) {
        return switch (event) {
            case CompactionEvent.Begun it -> list(it.verdict());
            case CompactionEvent.Blocked it -> List.of(it.reason());
            case CompactionEvent.Failed it -> List.of(it.reason());
            case CompactionEvent.CheckpointTaken it -> List.of(it.summary());
            case CompactionEvent.Overridden _, CompactionEvent.Completed _ -> List.of();
        };
    }

    private static List<String> of(DeliveryEvent event) {
        return switch (event) {
            case DeliveryEvent.Rearmed it -> List.of(it.reason());
            case DeliveryEvent.HandedOver it -> List.of(it.reason());
            case DeliveryEvent.Voided it -> List.of(it.reason());
            case DeliveryEvent.Armed _,
                    DeliveryEvent.Offered _,
                    DeliveryEvent.Bound _,
                    DeliveryEvent.Confirmed _,
                    DeliveryEvent.Replaced _ -> List.of();
        };
    }

    private static List<String> with(Provenance from, String words) {
        return Stream.concat(Stream.of(words), from.quote().stream()).toList();
    }

    private static List<String> list(Optional<String> words) {
        return words.stream().toList();
    }
}
