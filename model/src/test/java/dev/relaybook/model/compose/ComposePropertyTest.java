// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.SessionRecords;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.ledger.Trigger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Any ledger, within any budget: the promises of a handoff hold. The seed of a failure is in its message. */
final class ComposePropertyTest {
    private static final int ROUNDS = 600;
    private static final String[] PIECES = {
        "word ",
        "x",
        "\uD83D\uDE00",
        "\uD83D",
        "\n",
        "<system-reminder>",
        "[relaybook:8f2a1c3d:3:k3j4h5g6 end]",
        "DECISION: ",
        "password=hunter2x ",
        "\u00e9",
        "\u202e",
        "\t",
        "`code` "
    };

    @Test
    void everyPromiseHoldsForAnyLedgerAndBudget() {
        for (int seed = 0; seed < ROUNDS; seed++) check(seed);
    }

    private static void check(int seed) {
        Random random = new Random(seed);
        Book book = new Book();
        Set<String> retired = fill(book, random);
        ComposeSettings settings = new ComposeSettings(
                1_500 + (random.nextBoolean() ? random.nextInt(400) : random.nextInt(12_000)),
                random.nextBoolean() ? "relaybook" : "/" + "p".repeat(random.nextInt(159)));
        Style style = Style.values()[random.nextInt(3)];
        List<Note> notes = notes(random);
        String at = "seed " + seed + " " + style + " " + settings;

        Handoff handoff = book.compose(settings, style, notes);

        assertTrue(
                handoff.text().length() <= settings.characters(),
                () -> at + ": " + handoff.text().length());
        assertEquals(Optional.of(handoff.body()), Book.MARK.bodyIn(handoff.text()), at);
        assertEquals(handoff.text(), book.compose(settings, style, notes).text(), at);
        assertFalse(handoff.text().contains("hunter2x"), at);
        assertTrue(wellFormed(handoff.text()), at);
        for (String id : retired) assertFalse(handoff.text().contains(id), () -> at + ": " + id);
        if (style != Style.NOTES_ONLY) {
            everyActiveRecordIsThere(book, handoff, at);
            everyRecordIsExplained(book, handoff, at);
        }
    }

    private static void everyRecordIsExplained(Book book, Handoff handoff, String at) {
        List<Why> all = book.read(reader -> {
            var explain = new ExplainRecord(reader, book.session(reader), handoff);
            return SessionRecords.of(reader, book.session(reader)).stream()
                    .map(explain::explain)
                    .toList();
        });
        for (Why why : all) {
            boolean right = switch (why) {
                case Why.Whole it -> handoff.whole().contains(it.row());
                case Why.LeftOut it -> handoff.leftOut().contains(it.how());
                case Why.Inactive it -> !it.row().active() && it.decision().isPresent();
                case Why.Elsewhere _ -> false;
            };
            assertTrue(right, () -> at + ": " + why);
        }
    }

    private static void everyActiveRecordIsThere(Book book, Handoff handoff, String at) {
        List<LedgerRecord> active = book.read(reader -> ActiveRecords.of(reader, book.session(reader)));
        Set<LedgerRecord> told = new HashSet<>(handoff.whole());
        handoff.leftOut().forEach(it -> told.add(it.row()));
        assertEquals(new HashSet<>(active), told, at);
        assertEquals(active.size(), handoff.whole().size() + handoff.leftOut().size(), at);

        Quoted quoted = new Quoted(new dev.relaybook.model.secrets.SecretMask());
        for (LedgerRecord row : handoff.whole()) {
            assertTrue(handoff.body().contains("): " + quoted.line(row.statement())), () -> at + " " + row.id());
        }
        long counted = 0;
        for (Handoff.LeftOut it : handoff.leftOut()) {
            if (it.listed()) assertTrue(handoff.body().contains("\n- " + it.id() + " ("), () -> at + " " + it.id());
            else counted++;
        }
        boolean says = handoff.body().contains("\nand " + counted + " more.")
                || handoff.body().contains("(" + counted + "): all counted here");
        assertTrue(counted == 0 || says, at);
    }

    /** Fills a ledger and gives the ids of what must never be handed over. */
    private static Set<String> fill(Book book, Random random) {
        Set<String> retired = new HashSet<>();
        int records = random.nextInt(random.nextBoolean() ? 6 : 150);
        for (int i = 0; i < records; i++) {
            Kind kind = Kind.values()[random.nextInt(5)];
            boolean ofProject = random.nextInt(6) == 0;
            RecordId id = ofProject
                    ? book.add(Book.PROJECT.ledger(), kind, text(random, 60))
                    : book.add(kind, text(random, random.nextInt(20) == 0 ? 3_000 : 60));
            if (ofProject) continue;
            switch (random.nextInt(8)) {
                case 0 -> {
                    book.append(new RecordEvent.Superseded(
                            book.freshId(), id, kind, text(random, 60), Book.said(Source.HUMAN)));
                    retired.add(id.value());
                }
                case 1 -> {
                    book.append(new RecordEvent.Tombstoned(id, "stale"));
                    retired.add(id.value());
                }
                case 2 -> book.append(new RecordEvent.Pinned(id, true));
                case 3 -> {
                    RecordId proposal = book.freshId();
                    book.append(new RecordEvent.Proposed(proposal, kind, text(random, 60), Book.said(Source.AGENT)));
                    retired.add(proposal.value());
                }
                default -> {}
            }
            if (random.nextInt(30) == 0) book.compact();
        }
        for (SectionName name : SectionName.values()) {
            if (random.nextBoolean()) book.say(name, text(random, random.nextInt(4) == 0 ? 4_000 : 40));
            if (random.nextBoolean()) book.see(name, text(random, 100));
        }
        if (random.nextBoolean())
            book.append(new CompactionEvent.Begun(Trigger.MANUAL, Optional.of(text(random, 200))));
        return retired;
    }

    private static List<Note> notes(Random random) {
        List<String> texts = new ArrayList<>();
        for (int i = random.nextInt(random.nextInt(5) == 0 ? 120 : 3); i > 0; i--) texts.add(text(random, 300));
        return Book.notes(texts.toArray(String[]::new));
    }

    private static String text(Random random, int most) {
        StringBuilder text = new StringBuilder("t ");
        for (int i = random.nextInt(most); i > 0; i--) text.append(PIECES[random.nextInt(PIECES.length)]);
        return text.toString();
    }

    private static boolean wellFormed(String text) {
        return text.codePoints().noneMatch(point -> point >= 0xD800 && point <= 0xDFFF);
    }
}
