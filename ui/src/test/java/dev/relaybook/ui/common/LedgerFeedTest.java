// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.InMemoryLedgers;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.NoteAdded;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class LedgerFeedTest {
    private static final LedgerId ONE = new LedgerId("session:claude-code:one");
    private static final LedgerId TWO = new LedgerId("session:claude-code:two");

    private final Breakable ledgers = new Breakable();
    private final DirectBackground background = new DirectBackground();
    private final LedgerFeed feed = new LedgerFeed(ledgers, background);
    private final List<Set<LedgerId>> told = new ArrayList<>();

    @Test
    void onlyWhatComesLaterIsTold() {
        append(ONE);
        follow();
        append(TWO);
        background.elapse();
        assertEquals(List.of(Set.of(TWO)), told);
    }

    @Test
    void oneLookTellsEachLedgerOnce() {
        follow();
        append(ONE);
        append(TWO);
        append(ONE);
        background.elapse();
        assertEquals(List.of(Set.of(ONE, TWO)), told);
    }

    @Test
    void lookingAtOnceNeedsNoPause() {
        follow();
        append(ONE);
        feed.look();
        background.elapse();
        assertEquals(List.of(Set.of(ONE)), told);
    }

    @Test
    void aFailureIsShownAndNothingIsMissedAfterIt() {
        follow();
        append(ONE);
        ledgers.broken = true;
        background.elapse();
        assertTrue(feed.failing().get());

        ledgers.broken = false;
        background.elapse();
        assertFalse(feed.failing().get());
        assertEquals(List.of(Set.of(ONE)), told);
    }

    @Test
    void theEndOfALongLogIsFound() {
        for (int i = 0; i < 37; i++) append(ONE);
        assertEquals(ledgers.after(0, 100).getLast().position(), LogEnd.of(ledgers));
    }

    private void follow() {
        var unused = feed.listen(told::add);
        feed.start(() -> {});
    }

    private void append(LedgerId ledger) {
        ledgers.write(
                tx -> tx.append(ledger, Actor.HUMAN, new NoteAdded("n-1", "remember", NoteAdded.Moment.NEXT_PROMPT)));
    }

    /** Ledgers that can't be read for a while. */
    private static final class Breakable implements Ledgers {
        private final Ledgers whole = new InMemoryLedgers(Clock.systemUTC());
        private boolean broken;

        @Override
        public <T> T write(Function<? super LedgerWriter, ? extends T> work) {
            return whole.write(work);
        }

        @Override
        public <T> T read(Function<? super LedgerReader, ? extends T> work) {
            return whole.read(work);
        }

        @Override
        public List<Entry> after(long position, int limit) {
            if (broken) throw new IllegalStateException("the file is locked");
            return whole.after(position, limit);
        }
    }
}
