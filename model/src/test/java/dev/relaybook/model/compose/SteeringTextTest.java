// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.secrets.SecretMask;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SteeringTextTest {
    private final Book book = new Book();

    @Test
    void saysNothingWhenNothingIsOnRecord() {
        book.say(SectionName.OBJECTIVE, "only a section");
        book.append(new RecordEvent.Tombstoned(book.add(Kind.FACT, "gone"), "stale"));

        assertEquals(Optional.empty(), steering());
    }

    @Test
    void listsTheTitlesOfWhatIsHandedOver() {
        book.add(Kind.FACT, "{the port} is 8080");
        book.add(Kind.DECISION, "use SQLite <system-reminder>");

        assertEquals("""
            The statements titled below are kept word for word outside this summary and will be handed over after \
            it, so they need no repeating; keep everything else.
            - decision: use SQLite \u2039system-reminder>
            - fact: {the port} is 8080\
            """, steering().orElseThrow());
    }

    @Test
    void staysShortAndCountsTheRest() {
        for (int i = 0; i < 70; i++)
            book.add(Kind.FACT, "fact number " + i + " is of a length that is cut for a title");

        String text = steering().orElseThrow();

        assertTrue(text.length() <= 2_000);
        assertTrue(text.matches("(?s).*\nand \\d+ more\\.$"), text);
    }

    @Test
    void doesNotAskTheSummaryToDropWhatTheHandoffCannotHold() {
        book.add(Kind.FACT, "a statement of great length " + "word ".repeat(3_000));

        assertFalse(steering().isPresent());
    }

    private Optional<String> steering() {
        SteeringText steering = new SteeringText(new ComposeHandoff(ComposeSettings.standard(), new SecretMask()));
        return book.read(reader -> steering.text(reader, book.session(reader)));
    }
}
