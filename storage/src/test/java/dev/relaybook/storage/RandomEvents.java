// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.SectionReplaced;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.ledger.Trigger;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Events about few things, so that they meet; also such as make no sense, which must fold to nothing. */
final class RandomEvents {
    static final List<SessionKey> KEYS =
            List.of(new SessionKey(HostId.CLAUDE_CODE, "one"), new SessionKey(HostId.COPILOT_CLI, "two:2"));
    static final ProjectId PROJECT = new ProjectId("/srv/höhle 'x'");
    static final List<LedgerId> LEDGERS = Stream.concat(
                    KEYS.stream().map(SessionKey::ledger), Stream.of(PROJECT.ledger()))
            .toList();
    static final List<String> TEXTS = List.of(
            "",
            " ",
            "we use tabs",
            "We use  \"tabs\".",
            "two\nlines\r\n",
            "nul \u0000 and bell \u0007",
            "\ud83d\ude80 rocket",
            "half \ud83d a pair",
            "'; DROP TABLE event; --",
            "NEAR(a b) OR \"*",
            "ﬁ ligature İı ß",
            "{\"redacted\":true}",
            "x".repeat(5000));

    /** One append. */
    record Step(LedgerId ledger, Actor actor, Event event) {}

    private final Random random;

    RandomEvents(long seed) {
        random = new Random(seed);
    }

    List<Step> steps(int count) {
        return Stream.generate(this::step).limit(count).toList();
    }

    private Step step() {
        return new Step(any(LEDGERS), any(Actor.values()), event());
    }

    private Event event() {
        return switch (random.nextInt(8)) {
            case 0 -> session();
            case 1, 2, 3 -> record();
            case 4 -> new SectionReplaced(any(SectionName.values()), text(), any(Basis.values()), provenance());
            case 5 -> compaction();
            case 6 -> delivery();
            default ->
                random.nextInt(10) == 0
                        ? new PayloadRedacted(new Origin("0123456789abcdef"), random.nextInt(99), text())
                        : new NoteAdded(any(List.of("n-1", "n-2")), text(), any(NoteAdded.Moment.values()));
        };
    }

    private Event session() {
        return switch (random.nextInt(4)) {
            case 0 -> new SessionEvent.Linked(any(KEYS), any(KEYS), any(SessionEvent.Link.values()));
            case 1 -> new SessionEvent.Cleared(any(KEYS));
            default -> {
                SessionKey key = any(KEYS);
                yield new SessionEvent.Seen(
                        key, PROJECT, maybe(this::text), maybe(this::text), maybe(() -> "1." + random.nextInt(3)));
            }
        };
    }

    private Event record() {
        return switch (random.nextInt(15)) {
            case 0 -> new RecordEvent.Proposed(id(), any(Kind.values()), text(), provenance());
            case 1 -> new RecordEvent.Accepted(id(), maybe(this::text), maybe(() -> any(Kind.values())));
            case 2 -> new RecordEvent.Rejected(id(), text());
            case 3 -> new RecordEvent.SaidAgain(id(), provenance());
            case 4, 5 -> new RecordEvent.Superseded(id(), id(), any(Kind.values()), text(), provenance());
            case 6 -> new RecordEvent.Tombstoned(id(), text());
            case 7 -> new RecordEvent.Restored(id());
            case 8 -> new RecordEvent.Pinned(id(), random.nextBoolean());
            case 9 -> new RecordEvent.Promoted(id(), PROJECT);
            case 10 -> new RecordEvent.Demoted(id(), any(KEYS));
            case 12 -> new RecordEvent.KeptApart(id(), id(), random.nextBoolean());
            case 11 -> new RecordEvent.Reopened(id(), any(Kind.values()), text());
            default -> new RecordEvent.Added(id(), any(Kind.values()), text(), provenance());
        };
    }

    private Event compaction() {
        return switch (random.nextInt(6)) {
            case 0 -> new CompactionEvent.Begun(any(Trigger.values()), maybe(this::text));
            case 1 -> new CompactionEvent.Blocked(List.of("missing:rollback", text()), text());
            case 2 -> new CompactionEvent.Overridden(List.of());
            case 3 -> new CompactionEvent.Completed(text(), any(Trigger.values()), random.nextBoolean());
            case 4 -> new CompactionEvent.Failed(text());
            default ->
                new CompactionEvent.CheckpointTaken(
                        random.nextInt(3),
                        text(),
                        any(Trigger.values()),
                        text(),
                        random.nextBoolean(),
                        maybe(random::nextLong),
                        maybe(() -> 7L),
                        maybe(this::text));
        };
    }

    private Event delivery() {
        int number = 1 + random.nextInt(3);
        return switch (random.nextInt(10)) {
            case 0, 1 ->
                new DeliveryEvent.Armed(
                        number, text(), any(DeliveryEvent.Cause.values()), maybe(this::text), random.nextBoolean());
            case 2, 3 ->
                new DeliveryEvent.Offered(
                        number,
                        any(Carrier.values()),
                        text(),
                        maybe(this::text),
                        text(),
                        random.nextInt(),
                        random.nextInt(5),
                        List.of("n-1", "n-9"));
            case 4 -> new DeliveryEvent.Bound(number, text());
            case 5 -> new DeliveryEvent.Rearmed(number, text());
            case 6 -> new DeliveryEvent.Confirmed(number, random.nextLong());
            case 7 -> new DeliveryEvent.HandedOver(number, text());
            case 8 -> new DeliveryEvent.Voided(number, text());
            default -> new DeliveryEvent.Replaced(number, random.nextInt());
        };
    }

    private Provenance provenance() {
        return new Provenance(
                any(Source.values()),
                maybe(() -> any(KEYS)),
                maybe(random::nextLong),
                maybe(this::text),
                maybe(this::text),
                maybe(random::nextInt),
                maybe(this::text),
                Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000)));
    }

    private RecordId id() {
        return new RecordId(any(List.of("r-aaaa", "r-bbbb", "r-cccc", "r-dddd")));
    }

    private String text() {
        return any(TEXTS);
    }

    private <T> Optional<T> maybe(Supplier<T> value) {
        return random.nextBoolean() ? Optional.of(value.get()) : Optional.empty();
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    private <T> T any(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
