// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

import static dev.relaybook.packaging.agents.endpoint.Answer.says;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.packaging.agents.endpoint.Request;
import dev.relaybook.packaging.agents.rig.Conversation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The scenarios that every agent goes through in the same way. */
abstract class HandoffScenarios extends ScenarioBench {

    @ParameterizedTest
    @EnumSource(Listening.class)
    void twoManualCompactions(Listening listening) {
        relaybook().install();
        startServerIf(listening);
        twoManualCompactions(begin(Use.PIPED), listening);
    }

    @Test
    void twoManualCompactionsInTheTerminal() {
        relaybook().install();
        twoManualCompactions(begin(Use.TERMINAL), Listening.NOBODY);
    }

    private void twoManualCompactions(Conversation talk, Listening listening) {
        compactManually(talk);
        assertHandedOver(turn(talk, "What next?", says("The tests.")), Story.STREAM, Story.API, Story.LINE_ENDS);

        correctTheStory(talk);
        killServerIf(listening);
        turn(talk, "And then?", shell("echo then"), says("Done then."));
        compactManually(talk);
        assertCorrected(turn(talk, "What is left?", says("Little.")));
        assertCorrected(turn(talk, "Anything else?", shell("echo else"), says("Nothing.")));
        assertConfirmed(talk, 2);
    }

    @ParameterizedTest
    @EnumSource(Use.class)
    void resumedWhileOwed(Use use) {
        relaybook().install();
        Conversation talk = begin(use);
        compactManually(talk);
        Conversation resumed = resume(talk);
        assertHandedOver(turn(resumed, "Where were we?", says("Here.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertHandedOver(turn(resumed, "And now?", says("On.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertConfirmed(resumed, 1);
    }

    @Test
    void failedCompaction() {
        relaybook().install();
        Conversation talk = begin(Use.PIPED);
        compactInVain(talk);
        assertNothingHandedOver(turn(talk, "Did it work?", shell("echo no"), says("No.")));

        compactManually(talk);
        assertHandedOver(turn(talk, "And now?", says("Yes.")), Story.STREAM, Story.API, Story.LINE_ENDS);
    }

    @Test
    void hooksInstalledTwice() {
        relaybook().install();
        hooks().repeatInProject();
        Conversation talk = begin(Use.PIPED);
        compactManually(talk);
        assertTrue(
                hooks().repeatedCalls().stream().anyMatch(call -> call.endsWith(" pre-compact")), "only one hook ran");
        assertHandedOver(turn(talk, "What next?", says("The tests.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertHandedOver(turn(talk, "Go on.", shell("echo on"), says("On.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertConfirmed(talk, 1);
    }

    /** The reply is lost after the ledger has it; the next turn at the latest shows that it never arrived. */
    @Test
    void hookKilledBeforeItsReply() {
        relaybook().install();
        hooks().loseFirstHandoff();
        Conversation talk = begin(Use.PIPED);
        compactManually(talk);
        turn(talk, "Did it arrive?", says("No."));
        assertTrue(hooks().hasLostHandoff(), "no reply was lost");
        assertHandedOver(turn(talk, "Go on.", says("Yes.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertHandedOver(
                turn(talk, "Still?", shell("echo still"), says("Yes.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertConfirmed(talk, 1);
    }

    final void correctTheStory(Conversation talk) {
        String session = talk.session();
        relaybook().run("supersede", relaybook().idOf(session, Story.STREAM), Story.CHUNKS, "--session", session);
        relaybook().run("add", "fact", Story.OWNER, "--session", session);
        relaybook()
                .run(
                        "tombstone",
                        relaybook().idOf(session, Story.LINE_ENDS),
                        "--reason",
                        "repaired",
                        "--session",
                        session);
    }

    static void assertCorrected(List<Request> requests) {
        Handoff handoff = assertHandedOver(requests, Story.CHUNKS, Story.API, Story.OWNER);
        assertLacks(handoff, Story.STREAM, Story.LINE_ENDS);
    }
}
