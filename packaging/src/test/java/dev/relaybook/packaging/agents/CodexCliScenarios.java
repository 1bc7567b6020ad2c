// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

import static dev.relaybook.packaging.agents.endpoint.Answer.says;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.packaging.agents.endpoint.Answer;
import dev.relaybook.packaging.agents.endpoint.Request;
import dev.relaybook.packaging.agents.rig.Agent;
import dev.relaybook.packaging.agents.rig.CodexCli;
import dev.relaybook.packaging.agents.rig.CodexServer;
import dev.relaybook.packaging.agents.rig.Conversation;
import dev.relaybook.packaging.agents.rig.Rig;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What only Codex CLI does, or does in its own way. */
abstract class CodexCliScenarios extends HandoffScenarios {
    private final CodexCli agent;

    CodexCliScenarios(String version) {
        agent = new CodexCli(version);
    }

    @Override
    Agent agent() {
        return agent;
    }

    @Override
    Conversation piped(Rig rig) {
        return CodexServer.open(rig, agent);
    }

    @Override
    Answer shell(String command) {
        return Answer.calls("exec_command", Map.of("cmd", command));
    }

    /** The first comes in the middle of a tool loop, the second before a turn; both are followed by a session start. */
    @ParameterizedTest
    @EnumSource(Listening.class)
    void twoAutomaticCompactions(Listening listening) {
        relaybook().install();
        startServerIf(listening);
        Conversation talk = begin(Use.PIPED);
        List<Request> loop =
                turn(talk, "Loop.", shell("echo 1").using(CodexCli.FULL), shell("echo 2"), says("Looped."));
        rig().awaitCompactions(talk, 1);
        assertHandedOverAtLast(loop, Story.STREAM, Story.API, Story.LINE_ENDS);

        correctTheStory(talk);
        killServerIf(listening);
        turn(talk, "Explain.", says("Explained.").using(CodexCli.FULL));
        assertCorrected(turn(talk, "Go on.", says("On.")));
        rig().awaitCompactions(talk, 2);
        assertCorrected(turn(talk, "And on.", shell("echo on"), says("On.")));
        assertConfirmed(talk, 2);
    }

    /** The first request is stopped with its reason, the second one within two minutes passes. */
    @Test
    void manualCompactionBlockedAndLetThrough() {
        relaybook().install();
        relaybook().run("policy", "set", "missing:rollback", "block");
        Conversation talk = begin(Use.PIPED);
        talk.compact();
        talk.awaitOutput("missing:rollback");
        assertTrue(agent.compactions(rig().folder(), talk.session()) == 0, "it was not stopped");

        compactManually(talk);
        assertHandedOver(turn(talk, "What next?", says("The tests.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertConfirmed(talk, 1);
    }

    /** Two compactions with no turn between: the session start is called twice, and there is one handoff. */
    @Test
    void twoCompactionsWithoutATurnBetween() {
        relaybook().install();
        Conversation talk = begin(Use.PIPED);
        compactManually(talk);
        compactManually(talk);
        assertHandedOver(turn(talk, "What next?", says("The tests.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertConfirmed(talk, 1);
    }
}
