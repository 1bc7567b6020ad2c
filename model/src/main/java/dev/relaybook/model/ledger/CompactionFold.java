// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** What compactions leave behind. */
final class CompactionFold {
    private CompactionFold() {}

    static void apply(CompactionEvent event, Entry entry, Projections rows) {
        if (event instanceof CompactionEvent.CheckpointTaken taken) rows.save(checkpoint(taken, entry));
        rows.session(entry.ledger())
                .map(session -> after(event, session, entry))
                .ifPresent(rows::save);
    }

    private static Session after(CompactionEvent event, Session it, Entry entry) {
        return switch (event) {
            case CompactionEvent.Begun _ ->
                SessionFold.counting(
                        it,
                        it.compactions(),
                        it.attempts() + 1,
                        it.deliveries(),
                        Optional.of(entry.at()),
                        it.blocked());
            case CompactionEvent.Blocked _ ->
                SessionFold.counting(
                        it,
                        it.compactions(),
                        it.attempts(),
                        it.deliveries(),
                        Optional.empty(),
                        Optional.of(entry.at()));
            case CompactionEvent.Overridden _ ->
                SessionFold.counting(
                        it, it.compactions(), it.attempts(), it.deliveries(), it.watching(), Optional.empty());
            case CompactionEvent.Completed _ ->
                SessionFold.counting(
                        it, it.compactions() + 1, it.attempts(), it.deliveries(), Optional.empty(), Optional.empty());
            case CompactionEvent.Failed _ ->
                SessionFold.counting(
                        it, it.compactions(), it.attempts(), it.deliveries(), Optional.empty(), it.blocked());
            case CompactionEvent.CheckpointTaken _ -> it;
        };
    }

    private static Checkpoint checkpoint(CompactionEvent.CheckpointTaken it, Entry entry) {
        return new Checkpoint(
                entry.ledger(),
                it.number(),
                it.boundary(),
                it.trigger(),
                entry.at(),
                it.summary(),
                it.opaque(),
                it.tokensBefore(),
                it.tokensAfter(),
                it.hostFile(),
                entry.lamport());
    }
}
