// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.capture.CaptureReport;
import dev.relaybook.model.capture.ItemRef;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.compose.ComposeHandoff;
import dev.relaybook.model.compose.ComposeSettings;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.InMemoryLedgers;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.TranscriptCursor;
import dev.relaybook.model.ledger.Trigger;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * An agent with hooks and a transcript that is written late. Its conversation is what a model would see; the copies of
 * handoffs in it are what the tests count.
 */
final class SimulatedAgent implements TranscriptReader {
    static final SessionKey SESSION = new SessionKey(new HostId("simulated"), "11111111-2222");

    /** What kind of agent it is. */
    enum Kind {
        /** Calls a hook after each compaction, and names prompts and tool calls. */
        CALLS_AFTER_COMPACTION,
        /** Calls no hook after a compaction and names nothing; an answer may begin while one is running. */
        CALLS_WITH_MESSAGES_ONLY
    }

    private final Kind kind;
    private final List<TranscriptItem> written = new ArrayList<>();
    private final List<String> seenByModel = new ArrayList<>();
    private final Ticking clock = new Ticking();
    private final InMemoryLedgers ledgers = new InMemoryLedgers(clock);
    private final FollowTranscript follow;
    private final OfferHandoff offers;
    private final ComposeHandoff compose = new ComposeHandoff(ComposeSettings.standard(), text -> text);
    private int onDisk;
    private int ids;
    private int boundaries;

    SimulatedAgent(Kind kind) {
        this.kind = kind;
        follow = new FollowTranscript(
                ledgers, (_, _, _) -> CaptureReport.NONE, (_, number) -> "nonce" + (100 + number), text -> text);
        offers = new OfferHandoff((_, number) -> "nonce" + (100 + number), clock);
        ledgers.write(writing -> writing.append(
                SESSION.ledger(),
                Actor.RELAYBOOK,
                new SessionEvent.Seen(
                        SESSION, new ProjectId("/p"), Optional.of("t"), Optional.empty(), Optional.empty())));
    }

    int boundaries() {
        return boundaries;
    }

    /** How many copies of handoffs the model has seen since the last boundary. */
    int copiesInConversation() {
        return (int) seenByModel.stream()
                .filter(text -> Mark.firstIn(text).isPresent())
                .count();
    }

    InMemoryLedgers ledgers() {
        return ledgers;
    }

    /** The host writes what it has buffered, but for the newest {@code kept} lines. */
    void flushAllBut(int kept) {
        onDisk = Math.max(onDisk, written.size() - kept);
    }

    /** A prompt with {@code tools} tool calls. */
    void turn(int hooks, boolean replyLost, int tools) {
        String prompt = id();
        List<String> texts = hook(hooks, replyLost, Carrier.PROMPT, prompt);
        if (!calls()) inject(texts);
        write(new TranscriptItem.UserSaid(ref(Optional.of(prompt)), "go on"));
        if (calls()) inject(texts);
        answer();
        for (int i = 0; i < tools; i++) tool(hooks, replyLost);
    }

    private void tool(int hooks, boolean replyLost) {
        String call = id();
        write(new TranscriptItem.ToolCalled(ref(Optional.empty()), call, new ToolUse.Shell("true")));
        List<String> texts = hook(hooks, replyLost, Carrier.TOOL_RESULT, call);
        write(new TranscriptItem.ToolReturned(
                ref(Optional.of(call)), call, Optional.empty(), "", Optional.of(0), false));
        inject(texts);
        answer();
    }

    private void answer() {
        write(new TranscriptItem.TurnBegan(ref(Optional.empty()), id(), calls()));
        write(new TranscriptItem.AgentSaid(ref(Optional.empty()), "done"));
    }

    /** A compaction whose hooks let text in before the boundary is written. */
    void compact(int hooks, boolean replyLost) {
        announce(hooks, Trigger.AUTO);
        compacted(afterCompaction(hooks, replyLost));
    }

    /** The announcement was lost on its way. */
    void compactUnannounced(int hooks) {
        compacted(afterCompaction(hooks, false));
    }

    /** How a subagent's compaction and the main one overlap; nothing tells their calls apart. */
    record Overlap(boolean subagentBeginsFirst, boolean subagentEndsFirst, Trigger main, Duration apart) {}

    /** Both are announced before the first one is done. */
    void overlap(Overlap how, int hooks, boolean replyLost) {
        announce(hooks, how.subagentBeginsFirst() ? Trigger.AUTO : how.main());
        clock.pass(how.apart());
        announce(hooks, how.subagentBeginsFirst() ? how.main() : Trigger.AUTO);
        clock.pass(how.apart());
        if (how.subagentEndsFirst()) {
            afterCompaction(hooks, false);
            clock.pass(how.apart());
        }
        compacted(afterCompaction(hooks, replyLost));
        clock.pass(how.apart());
        if (!how.subagentEndsFirst()) afterCompaction(hooks, false);
    }

    private void compacted(List<String> texts) {
        seenByModel.clear();
        boundaries++;
        write(boundary());
        inject(texts);
    }

    /** A compaction after which the host calls no hook. */
    void compactSilently(int hooks) {
        announce(hooks, Trigger.AUTO);
        compacted(List.of());
    }

    void compactionFails(int hooks) {
        announce(hooks, Trigger.AUTO);
    }

    /** The context of a subagent is compacted; its hooks name this session. */
    void subagentCompacts(int hooks) {
        announce(hooks, Trigger.AUTO);
        afterCompaction(hooks, false);
    }

    private boolean calls() {
        return kind == Kind.CALLS_AFTER_COMPACTION;
    }

    private void announce(int hooks, Trigger trigger) {
        for (int i = 0; i < hooks; i++) {
            ledgers.write(writing -> writing.append(
                    SESSION.ledger(), Actor.RELAYBOOK, new CompactionEvent.Begun(trigger, Optional.empty())));
        }
    }

    /** What is on disk is read while no hook is called. */
    void isFollowed() {
        follow.follow(SESSION, "t", this, () -> false);
    }

    void pauses(Duration time) {
        clock.pass(time);
    }

    private TranscriptItem boundary() {
        return new TranscriptItem.CompactionHappened(
                ref(Optional.empty()),
                id(),
                Trigger.AUTO,
                "summary",
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private List<String> hook(int hooks, boolean replyLost, Carrier carrier, String anchor) {
        Optional<String> named = calls() ? Optional.of(anchor) : Optional.empty();
        var welcome = new HookMoment.TextWelcome(carrier, carrier.name(), named);
        return replies(hooks, replyLost, (tx, session) -> offers.withMessage(tx, session, compose, welcome));
    }

    private List<String> afterCompaction(int hooks, boolean replyLost) {
        if (!calls()) return List.of();
        return replies(hooks, replyLost, (tx, session) -> offers.afterCompaction(tx, session, compose, "SessionStart"));
    }

    /** What the hooks of one event answer; a host lets in all of it. */
    private List<String> replies(int hooks, boolean lost, BiFunction<LedgerWriter, Session, Optional<String>> offer) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < hooks; i++) {
            isFollowed();
            ledgers.<Optional<String>>write(
                            tx -> offer.apply(tx, tx.session(SESSION.ledger()).orElseThrow()))
                    .ifPresent(texts::add);
        }
        return lost ? List.of() : texts;
    }

    private void inject(List<String> texts) {
        for (String text : texts) {
            seenByModel.add(text);
            write(new TranscriptItem.ContextInjected(ref(Optional.empty()), text));
        }
    }

    private void write(TranscriptItem item) {
        written.add(item);
    }

    private ItemRef ref(Optional<String> anchor) {
        return new ItemRef(id(), written.size() + 1L, Optional.of(clock.instant()), anchor);
    }

    private String id() {
        return "i" + ids++;
    }

    @Override
    public Chunk read(TranscriptCursor from, int maxBytes) {
        List<TranscriptItem> items = List.copyOf(written.subList((int) from.line(), onDisk));
        TranscriptCursor next = new TranscriptCursor(from.file(), "same", onDisk, onDisk, "", "", from.proofState());
        return new Chunk(items, next, true, false);
    }

    /** Every look at the clock is a moment later. */
    private static final class Ticking extends Clock {
        private Instant now = Instant.parse("2026-01-01T00:00:00Z");

        void pass(Duration time) {
            now = now.plus(time);
        }

        @Override
        public Instant instant() {
            now = now.plusMillis(1);
            return now;
        }

        @Override
        public ZoneOffset getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(java.time.ZoneId zone) {
            return this;
        }
    }
}
