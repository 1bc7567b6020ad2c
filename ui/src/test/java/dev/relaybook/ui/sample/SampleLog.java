// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sample;

import dev.relaybook.bridge.timeline.TimelinePage;
import dev.relaybook.bridge.timeline.TimelineSource;
import dev.relaybook.model.capture.ItemRef;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.TranscriptCursor;
import dev.relaybook.model.ledger.Trigger;
import dev.relaybook.model.secrets.SecretMask;
import dev.relaybook.model.timeline.TimelineFold;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A made-up log of the session about refunds, in pages of a hundred lines. Byte offsets are line numbers. */
public final class SampleLog implements TimelineSource {
    private static final int PAGE = 100;
    private static final Instant EVENING = Instant.parse("2026-11-26T21:40:00Z");

    private final List<TranscriptItem> items = new ArrayList<>();
    private long line = 4_400;

    public static SampleLog made() {
        var log = new SampleLog();
        log.firstHour();
        log.line = 4_512;
        log.decides();
        log.compacts();
        log.goesOn();
        return log;
    }

    private void firstHour() {
        prompt("The gateway team says that retries reach us twice. Can two refunds come of one request?");
        tools("rg -n \"idempotency\" api/src", "sed -n 1,80p RefundController.java");
        answer("They can: the key is checked before the charge is locked. I will move the check into the transaction.");
    }

    private void decides() {
        plan();
        edit("api/src/main/java/shop/RefundController.java");
        line = 4_517;
        answer("DECISION: Idempotency keys live 30 days and are scoped to the merchant");
        test(1, "Tests run: 412, Failures: 1, Errors: 0, Skipped: 0");
        edit("api/src/test/java/shop/RefundConcurrencyTest.java");
        test(0, "Tests run: 412, Failures: 0, Errors: 0, Skipped: 0");
        commit();
    }

    private void compacts() {
        line = 4_722;
        prompt("/compact");
        add(new TranscriptItem.CompactionHappened(
                ref(),
                "b4",
                Trigger.MANUAL,
                "## Decisions\n- Partial refunds are separate ledger entries.\n- Keys live for some time.",
                false,
                Optional.empty(),
                Optional.of(151_000L),
                Optional.of(10_000L),
                Optional.empty()));
        line = 4_729;
        add(new TranscriptItem.ContextInjected(
                ref(), "[relaybook:7d1f2c4a:4:h2m9x4 begin]\nHandoff\n[relaybook:7d1f2c4a:4:h2m9x4 end]"));
    }

    private void goesOn() {
        prompt("Go on with the backfill on staging.");
        add(new TranscriptItem.SubagentItem(ref()));
        add(new TranscriptItem.SubagentItem(ref()));
        tools("bin/backfill --environment staging --dry-run");
        answer("The dry run finds 61 % of the rows filled. Staging has no partial refunds older than 90 days.");
    }

    /** The host writes one more answer. */
    public void grow(String text) {
        answer(text);
    }

    private void prompt(String text) {
        add(new TranscriptItem.UserSaid(ref(), text));
    }

    private void answer(String text) {
        add(new TranscriptItem.AgentSaid(ref(), text));
    }

    private void tools(String... commands) {
        for (String command : commands) shell(command, 0, "");
    }

    private void test(int exit, String output) {
        shell("mvn -q -pl api test", exit, output);
    }

    private void commit() {
        shell(
                "git commit -am \"Check keys in the transaction\"",
                0,
                "[feature/refunds 9c1e44a] Check keys in the transaction");
    }

    private void shell(String command, int exit, String output) {
        var use = new ToolUse.Shell(command);
        String id = "call-" + line;
        add(new TranscriptItem.ToolCalled(ref(), id, use));
        add(new TranscriptItem.ToolReturned(ref(), id, Optional.of(use), output, Optional.of(exit), exit != 0));
    }

    private void edit(String path) {
        var use = new ToolUse.Edit(List.of(path));
        String id = "call-" + line;
        add(new TranscriptItem.ToolCalled(ref(), id, use));
        add(new TranscriptItem.ToolReturned(ref(), id, Optional.of(use), "", Optional.empty(), false));
    }

    private void plan() {
        add(new TranscriptItem.ToolCalled(
                ref(),
                "plan",
                new ToolUse.Plan(List.of(
                        new ToolUse.Step("Reproduce the double refund", ToolUse.Status.DONE),
                        new ToolUse.Step("Check the key inside the transaction", ToolUse.Status.IN_PROGRESS),
                        new ToolUse.Step("Backfill keys on staging", ToolUse.Status.PENDING)))));
    }

    private void add(TranscriptItem item) {
        items.add(item);
    }

    private ItemRef ref() {
        line++;
        return new ItemRef("i" + line, line, Optional.of(EVENING.plusSeconds(30 * (line - 4_400))), Optional.empty());
    }

    @Override
    public Optional<TimelinePage> newest(Session session, Optional<TimelinePage> shown) {
        if (!session.key().equals(SampleLedgers.REFUNDS)) return Optional.empty();
        long end = items.getLast().ref().line();
        if (shown.filter(it -> it.to().line() == end).isPresent()) return shown;
        return Optional.of(page(shown.map(it -> it.from().line()).orElse(end - PAGE), end));
    }

    @Override
    public TimelinePage before(Session session, TimelinePage page) {
        long end = page.from().line();
        return page(Math.max(0, end - PAGE), end);
    }

    private TimelinePage page(long from, long to) {
        var fold = new TimelineFold(new SecretMask());
        items.stream()
                .filter(it -> it.ref().line() > from && it.ref().line() <= to)
                .forEach(fold::add);
        return new TimelinePage(fold.rows(), at(from), at(to));
    }

    private static TranscriptCursor at(long line) {
        return new TranscriptCursor("refunds.jsonl", "made-up", line, line, "", "", "");
    }
}
