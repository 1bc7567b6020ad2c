// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeeSessionTest {
    private final Desk desk = new Desk();
    private final SeeSession see = new SeeSession(desk.ledgers);

    @Test
    void appendsNothingWhenNothingIsNew() {
        see.see(sight(Optional.of("main"), Optional.of("1.0")), Optional.empty());
        see.see(sight(Optional.of("main"), Optional.empty()), Optional.empty());

        assertEquals(1, events());
    }

    @Test
    void appendsWhatChanged() {
        see.see(sight(Optional.of("main"), Optional.of("1.0")), Optional.empty());

        Session now = see.see(sight(Optional.of("fix"), Optional.empty()), Optional.empty());

        assertEquals(
                new Session.Facts(Desk.PROJECT, Optional.empty(), Optional.of("fix"), Optional.of("1.0")), now.facts());
        assertEquals(2, events());
    }

    @Test
    void linksAParentOnceAndNeverItself() {
        SessionKey older = new SessionKey(HostId.CLAUDE_CODE, "s0");
        var parent = Optional.of(new SeeSession.Parent(older, SessionEvent.Link.RESUME));
        var itself = Optional.of(new SeeSession.Parent(Desk.SESSION, SessionEvent.Link.RESUME));

        see.see(sight(Optional.empty(), Optional.empty()), parent);
        see.see(sight(Optional.empty(), Optional.empty()), parent);
        Session now = see.see(sight(Optional.empty(), Optional.empty()), itself);

        assertEquals(Optional.of(older), now.parent());
        assertEquals(2, events());
    }

    @Test
    void aClearedConversationThatIsSeenAgainGoesOn() {
        see.see(sight(Optional.empty(), Optional.empty()), Optional.empty());
        desk.ledgers.write(tx -> tx.append(Desk.LEDGER, Actor.RELAYBOOK, new SessionEvent.Cleared(Desk.SESSION)));

        assertFalse(see.see(sight(Optional.empty(), Optional.empty()), Optional.empty())
                .cleared());
    }

    private static SessionEvent.Seen sight(Optional<String> branch, Optional<String> version) {
        return new SessionEvent.Seen(Desk.SESSION, Desk.PROJECT, Optional.empty(), branch, version);
    }

    private int events() {
        return desk.ledgers.after(0, 100).size();
    }
}
