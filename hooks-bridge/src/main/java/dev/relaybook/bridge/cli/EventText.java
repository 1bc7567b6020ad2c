// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.SectionReplaced;
import dev.relaybook.model.ledger.SessionEvent;

/** An event in words. */
final class EventText {
    private EventText() {}

    static String of(Event event) {
        return switch (event) {
            case SessionEvent it -> of(it);
            case RecordEvent it -> of(it);
            case SectionReplaced it ->
                "section " + it.name().word() + " (" + Words.of(it.basis()) + "): " + Plain.title(it.text(), 100);
            case CompactionEvent it -> of(it);
            case DeliveryEvent it -> "delivery " + it.number() + " " + of(it);
            case NoteAdded it ->
                "note for the " + Words.of(it.at()).replace('-', ' ') + ": " + Plain.title(it.text(), 100);
            case PayloadRedacted it -> "redacted event " + it.seq() + ": " + it.reason();
        };
    }

    private static String of(SessionEvent event) {
        return switch (event) {
            case SessionEvent.Seen it -> "session seen in " + it.project().root();
            case SessionEvent.Linked it -> "goes on from " + it.parent().id() + " (" + Words.of(it.link()) + ")";
            case SessionEvent.Cleared _ -> "session cleared";
        };
    }

    private static String of(RecordEvent event) {
        String id = event.id() + " ";
        return switch (event) {
            case RecordEvent.Proposed it -> id + "proposed (" + it.kind().word() + "): " + it.statement();
            case RecordEvent.Accepted it ->
                id + "accepted" + it.kind().map(kind -> " as a " + kind.word()).orElse("")
                        + it.rewording().map(text -> " in the words: " + text).orElse("");
            case RecordEvent.Reopened it -> id + "waits for review again: " + it.statement();
            case RecordEvent.Rejected it -> id + "rejected: " + it.reason();
            case RecordEvent.Added it -> id + "added (" + it.kind().word() + "): " + it.statement();
            case RecordEvent.SaidAgain _ -> id + "said again";
            case RecordEvent.Superseded it -> id + "supersedes " + it.older() + ": " + it.statement();
            case RecordEvent.Tombstoned it -> id + "tombstoned: " + it.reason();
            case RecordEvent.Restored _ -> id + "restored";
            case RecordEvent.Pinned it -> id + (it.pinned() ? "pinned" : "unpinned");
            case RecordEvent.Promoted it -> id + "promoted to " + it.project().root();
            case RecordEvent.Demoted it ->
                id + "belongs to session " + it.session().shortId() + " alone again";
            case RecordEvent.KeptApart it ->
                id + "and " + it.other() + (it.apart() ? " are both kept" : " wait for review again");
        };
    }

    private static String of(CompactionEvent event) {
        return switch (event) {
            case CompactionEvent.Begun it -> it.trigger().word() + " compaction announced";
            case CompactionEvent.Blocked it -> "compaction blocked: " + it.reason();
            case CompactionEvent.Overridden it -> "gate overridden: " + String.join(", ", it.rules());
            case CompactionEvent.Completed it -> it.trigger().word() + " compaction completed";
            case CompactionEvent.Failed it -> "compaction failed: " + it.reason();
            case CompactionEvent.CheckpointTaken it -> "checkpoint " + it.number() + " taken";
        };
    }

    private static String of(DeliveryEvent event) {
        return switch (event) {
            case DeliveryEvent.Armed it -> "armed (" + Words.of(it.cause()) + ")";
            case DeliveryEvent.Offered it -> "offered through " + it.channel() + ", " + it.characters() + " characters";
            case DeliveryEvent.Bound it -> "bound to boundary " + it.boundary();
            case DeliveryEvent.Rearmed it -> "armed again: " + it.reason();
            case DeliveryEvent.Confirmed it -> "confirmed at line " + it.line();
            case DeliveryEvent.HandedOver it -> "handed over: " + it.reason();
            case DeliveryEvent.Voided it -> "voided: " + it.reason();
            case DeliveryEvent.Replaced it -> "replaced by delivery " + it.by();
        };
    }
}
