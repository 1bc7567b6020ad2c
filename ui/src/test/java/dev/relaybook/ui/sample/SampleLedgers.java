// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sample;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.InMemoryLedgers;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Ledgers;
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
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Made-up sessions of two projects, as they could be after a few days of work. */
public final class SampleLedgers {
    public static final Instant NOW = Instant.parse("2026-11-28T16:52:00Z");
    public static final SessionKey REFUNDS = new SessionKey(HostId.CLAUDE_CODE, "7d1f2c4a-0b7e-4c53-9a51-3b0c5f6f8e21");

    private final SteppingClock clock = new SteppingClock(NOW.minus(Duration.ofDays(6)));
    private final InMemoryLedgers ledgers = new InMemoryLedgers(clock);
    private LedgerId at = REFUNDS.ledger();
    private SessionKey key = REFUNDS;
    private long line = 40;

    public static Ledgers made() {
        var sample = new SampleLedgers();
        sample.parser();
        sample.payments();
        sample.refunds();
        return sample.ledgers;
    }

    private void parser() {
        session(new HostId("opencode"), "ses_unicode", "parser", "main", "Unicode identifiers", 5);
        add(Kind.DECISION, "r-u2n1", "Identifiers are compared in NFC", Source.AGENT);
        session(new HostId("gemini-cli"), "gem-recovery", "parser", "recovery", "Error recovery in blocks", 4);
        add(Kind.FACT, "r-rec1", "The parser resynchronises at the next closing brace", Source.AGENT);
        compaction(1, Trigger.AUTO, "Work on error recovery continues.", 118_000, 9_400);
        compaction(2, Trigger.AUTO, "Error recovery works for blocks.", 121_000, 8_900);
    }

    private void payments() {
        session(new HostId("codex-cli"), "rollout-export", "payments-api", "perf/export", "Ledger export slow", 3);
        for (int i = 1; i <= 7; i++) compaction(i, Trigger.AUTO, "Export profiling, part " + i, 240_000, 21_000);
        session(HostId.COPILOT_CLI, "c0ffee-webhooks", "payments-api", "main", "Webhook retries", 0.2);
        add(Kind.CONSTRAINT, "r-web1", "At most five retries per webhook", Source.HUMAN);
        compaction(1, Trigger.MANUAL, "Webhooks are retried with backoff.", 96_000, 7_100);
    }

    private void refunds() {
        session(HostId.CLAUDE_CODE, REFUNDS.id(), "payments-api", "feature/refunds", "Idempotent refunds", 2);
        firstDay();
        compaction(1, Trigger.AUTO, FIRST_SUMMARY, 162_400, 11_200);
        delivered(1, 1_044);
        secondDay();
        compaction(2, Trigger.MANUAL, "Keys live 7 days. Partial refunds are separate entries.", 148_800, 10_100);
        delivered(2, 2_201);
        supersede();
        thirdDay();
        compaction(3, Trigger.AUTO, "Keys live for some time. The worker retries.", 166_100, 12_700);
        delivered(3, 3_912);
        add(Kind.DECISION, "r-9mgb", "Migration 0042 stays reversible until the backfill has finished", Source.AGENT);
        add(Kind.EVIDENCE, "r-6ldr", "Load run: 1,200 refunds/s, p99 310 ms", Source.AGENT);
        compaction(4, Trigger.MANUAL, FOURTH_SUMMARY, 151_000, 9_800);
        delivered(4, 4_730);
        clock.set(NOW.minus(Duration.ofHours(1)));
        evidence();
        sections();
        proposals();
        retired();
    }

    private void firstDay() {
        add(Kind.CONSTRAINT, "r-2m8c", "Never write to `settlements` from the API process", Source.HUMAN);
        append(new RecordEvent.Pinned(new RecordId("r-2m8c"), true), Actor.HUMAN);
        add(
                Kind.DECISION,
                "r-1b6d",
                "Partial refunds are separate ledger entries, never edits of the charge",
                Source.AGENT);
        add(
                Kind.GOTCHA,
                "r-5p9a",
                "The test gateway returns amounts in cents, production in minor units of the currency",
                Source.AGENT);
        add(Kind.FACT, "r-4gwk", "The gateway deduplicates by merchant and key, for 24 hours", Source.TRANSCRIPT);
        propose(Kind.DECISION, "r-old7", "Idempotency keys live 7 days", Source.AGENT);
        append(new RecordEvent.Accepted(new RecordId("r-old7"), Optional.empty()), Actor.HUMAN);
    }

    private void secondDay() {
        add(
                Kind.CONSTRAINT,
                "r-9xq2",
                "Refund endpoints keep answering within the gateway limit of 800 ms",
                Source.AGENT);
        add(
                Kind.FACT,
                "r-3hjs",
                "Nightly settlement starts at 02:30 UTC and locks `settlements` for 4 minutes",
                Source.AGENT);
    }

    private void supersede() {
        Provenance from = new Provenance(
                Source.AGENT,
                Optional.of(REFUNDS),
                Optional.of(4_518L),
                Optional.empty(),
                Optional.of("…so a key reused by another merchant must not match. Let us keep keys 30 days and scope"
                        + " them to the merchant, the way the gateway does."),
                Optional.empty(),
                Optional.of("9c1e44a0d2"),
                clock.instant());
        append(
                new RecordEvent.Superseded(
                        new RecordId("r-7k3f"),
                        new RecordId("r-old7"),
                        Kind.DECISION,
                        "Idempotency keys live 30 days and are scoped to the merchant",
                        from),
                Actor.AGENT);
        append(new RecordEvent.SaidAgain(new RecordId("r-7k3f"), said(Source.HUMAN)), Actor.HUMAN);
    }

    private void thirdDay() {
        add(Kind.CONSTRAINT, "r-4t7e", "No new dependency without an entry in the decision log", Source.HUMAN);
        add(
                Kind.DECISION,
                "r-8w2n",
                "Retry with jitter in the worker; the API returns 409 while a key is in flight",
                Source.TRANSCRIPT);
        add(
                Kind.GOTCHA,
                "r-2fcl",
                "Flaky clock: freeze time in `RefundWindowTest` or it fails after 23:00 UTC",
                Source.TRANSCRIPT);
    }

    private void evidence() {
        add(
                Kind.EVIDENCE,
                "r-7rgr",
                "`RefundConcurrencyTest` went from red to green with commit 3f7868",
                Source.TRANSCRIPT);
    }

    private void sections() {
        section(SectionName.OBJECTIVE, "Idempotent refunds. Every client gets them, without a gateway change.");
        section(SectionName.IN_PROGRESS, "Backfill of `refund_key` on staging, 61 % done.");
        section(SectionName.NEXT_STEP, "Run the backfill on staging, then flip `refunds.idempotency.enforce`.");
        section(SectionName.FORBIDDEN_SURFACE, "The settlements schema; production flags.");
        section(SectionName.TESTS_RUN, "mvn -pl api test: 412 passed");
        section(SectionName.FILES_CHANGED, "RefundController.java, RefundKeyStore.java, V0042__refund_key.sql");
    }

    private void proposals() {
        propose(Kind.CONSTRAINT, "r-p1aa", "Don’t touch the retry queue of the payout service", Source.TRANSCRIPT);
        propose(Kind.CONSTRAINT, "r-p2bb", "Always run the migration tests before you push", Source.TRANSCRIPT);
        propose(Kind.FACT, "r-p3cc", "Staging has no partial refunds older than 90 days", Source.TRANSCRIPT);
    }

    private void retired() {
        add(Kind.FACT, "r-t1aa", "The refund window is 60 days", Source.AGENT);
        append(new RecordEvent.Tombstoned(new RecordId("r-t1aa"), "legal changed it to 90 days"), Actor.HUMAN);
    }

    private void session(HostId host, String id, String project, String branch, String objective, double daysAgo) {
        key = new SessionKey(host, id);
        at = key.ledger();
        clock.set(NOW.minus(Duration.ofMinutes((long) (daysAgo * 24 * 60))));
        var folder = new ProjectId("/home/ada/" + project);
        append(
                new SessionEvent.Seen(key, folder, Optional.empty(), Optional.of(branch), Optional.empty()),
                Actor.RELAYBOOK);
        section(SectionName.OBJECTIVE, objective + ".");
    }

    private void compaction(int number, Trigger trigger, String summary, long before, long after) {
        String boundary = "b" + number;
        clock.skip(Duration.ofHours(2));
        append(new CompactionEvent.Completed(boundary, trigger, false), Actor.RELAYBOOK);
        append(
                new CompactionEvent.CheckpointTaken(
                        number,
                        boundary,
                        trigger,
                        summary,
                        false,
                        Optional.of(before),
                        Optional.of(after),
                        Optional.empty()),
                Actor.RELAYBOOK);
    }

    private void delivered(int number, long line) {
        var armed = new DeliveryEvent.Armed(
                number, "h2m9x" + number, DeliveryEvent.Cause.COMPACTION, Optional.of("b" + number), false);
        append(armed, Actor.RELAYBOOK);
        append(
                new DeliveryEvent.Offered(
                        number,
                        Carrier.SESSION_START,
                        "SessionStart(compact)",
                        Optional.empty(),
                        "0".repeat(64),
                        6_300 + 40 * number,
                        number,
                        List.of()),
                Actor.RELAYBOOK);
        append(new DeliveryEvent.Confirmed(number, line), Actor.RELAYBOOK);
    }

    private void add(Kind kind, String id, String statement, Source source) {
        Actor by = source == Source.HUMAN ? Actor.HUMAN : source == Source.AGENT ? Actor.AGENT : Actor.RELAYBOOK;
        append(new RecordEvent.Added(new RecordId(id), kind, statement, said(source)), by);
    }

    private void propose(Kind kind, String id, String statement, Source source) {
        append(new RecordEvent.Proposed(new RecordId(id), kind, statement, said(source)), Actor.RELAYBOOK);
    }

    private void section(SectionName name, String text) {
        append(new SectionReplaced(name, text, Basis.EXPLICIT, said(Source.AGENT)), Actor.AGENT);
    }

    private Provenance said(Source source) {
        line += 211;
        return new Provenance(
                source,
                Optional.of(key),
                source == Source.HUMAN ? Optional.empty() : Optional.of(line),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                clock.instant());
    }

    private void append(Event event, Actor actor) {
        clock.skip(Duration.ofMinutes(3));
        LedgerId ledger = at;
        ledgers.write(tx -> tx.append(ledger, actor, event));
    }

    private static final String FIRST_SUMMARY = """
        ## Decisions
        - Partial refunds are separate ledger entries.
        - Idempotency keys live 7 days.

        ## Constraints
        - Do not write to settlements from the API.

        ## Tests
        - RefundConcurrencyTest is red, cause unknown.
        """;

    private static final String FOURTH_SUMMARY = """
        ## Decisions
        - Partial refunds are separate ledger entries.
        - Keys live for some time.

        ## Constraints
        - Do not write to settlements from the API.

        ## Tests
        - RefundConcurrencyTest passes.

        ## Next
        - Finish the backfill.
        """;
}
