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
        if (!it.origin().is(entry.origin())) return elsewhere(event, it);
        Session.Watch watch = it.watch();
        return switch (event) {
            case CompactionEvent.Begun begun ->
                counted(it, 0, 1).with(new Session.Watch(Optional.of(entry.at()), watch.blocked(), begun.verdict()));
            case CompactionEvent.Blocked blocked ->
                it.with(new Session.Watch(Optional.empty(), Optional.of(entry.at()), Optional.of(blocked.reason())));
            case CompactionEvent.Overridden _ ->
                it.with(new Session.Watch(watch.since(), Optional.empty(), watch.verdict()));
            case CompactionEvent.Completed completed ->
                counted(it, 1, 0)
                        .with(new Session.Watch(
                                completed.announced() ? Optional.empty() : watch.since(),
                                Optional.empty(),
                                verdictOn(watch)));
            case CompactionEvent.Failed _ ->
                it.with(new Session.Watch(Optional.empty(), watch.blocked(), watch.verdict()));
            case CompactionEvent.CheckpointTaken _ -> it;
        };
    }

    /** What another home watches is watched there; that the history was replaced holds everywhere. */
    private static Session elsewhere(CompactionEvent event, Session it) {
        return event instanceof CompactionEvent.Completed ? counted(it, 1, 0) : it;
    }

    /** Nothing was said of a compaction that nobody announced. */
    private static Optional<String> verdictOn(Session.Watch watch) {
        return watch.since().flatMap(_ -> watch.verdict());
    }

    private static Session counted(Session it, int compactions, int attempts) {
        Session.Counts counts = it.counts();
        return it.with(new Session.Counts(
                counts.compactions() + compactions, counts.attempts() + attempts, counts.deliveries()));
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
