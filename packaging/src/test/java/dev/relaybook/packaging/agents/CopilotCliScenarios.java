// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

import static dev.relaybook.packaging.agents.endpoint.Answer.says;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.packaging.agents.endpoint.Answer;
import dev.relaybook.packaging.agents.endpoint.Request;
import dev.relaybook.packaging.agents.endpoint.RequestKind;
import dev.relaybook.packaging.agents.rig.Agent;
import dev.relaybook.packaging.agents.rig.Conversation;
import dev.relaybook.packaging.agents.rig.CopilotCli;
import dev.relaybook.packaging.agents.rig.CopilotPrint;
import dev.relaybook.packaging.agents.rig.Rig;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What only Copilot CLI does, or does in its own way. */
abstract class CopilotCliScenarios extends HandoffScenarios {
    /** Enough to bring the small window over its threshold from a conversation that has just begun. */
    private static final String LONG = IntStream.range(0, 1700)
            .mapToObj(number -> "word" + number)
            .collect(Collectors.joining(" ", "A long answer: ", "."));

    private final CopilotCli agent;

    CopilotCliScenarios(String version) {
        agent = new CopilotCli(version);
    }

    @Override
    Agent agent() {
        return agent;
    }

    @Override
    Conversation piped(Rig rig) {
        return CopilotPrint.open(rig, agent);
    }

    @Override
    Answer shell(String command) {
        return Answer.calls("bash", Map.of("command", command, "description", "a step of the test"));
    }

    /** The first is applied in the middle of a tool loop, where only a tool result lets text in; the second between turns. */
    @ParameterizedTest
    @EnumSource(Listening.class)
    void twoAutomaticCompactions(Listening listening) {
        relaybook().install();
        startServerIf(listening);
        Conversation talk = begin(Use.TERMINAL);
        turn(talk, "Explain at length.", says(LONG));
        List<Request> loop = turn(
                talk, "Loop.", shell("echo 1"), shell("echo 2"), shell("echo 3"), shell("echo 4"), says("Looped."));
        rig().awaitCompactions(talk, 1);
        assertHandedOverAtLast(loop, Story.STREAM, Story.API, Story.LINE_ENDS);

        correctTheStory(talk);
        killServerIf(listening);
        turn(talk, "Explain again.", says(LONG));
        turn(talk, "Thank you.", says("Welcome."));
        turn(talk, "Good.", says("Good."));
        rig().awaitCompactions(talk, 2);
        assertCorrected(turn(talk, "Go on.", says("On.")));
        assertCorrected(turn(talk, "And on.", shell("echo on"), says("On.")));
        assertConfirmed(talk, 2);
    }

    /** A subagent's prompt lets text in as well; it must not take what is owed to the main conversation. */
    @Test
    void subagentTurn() {
        relaybook().install();
        Conversation talk = begin(Use.TERMINAL);
        compactManually(talk);
        rig().script().add(RequestKind.SUBAGENT, shell("echo sub"), says("Nothing found."));
        List<Request> main = turn(talk, "Delegate it.", subagent(), says("Delegated."));
        assertHandedOver(main, Story.STREAM, Story.API, Story.LINE_ENDS);
        assertNothingHandedOver(rig().recording().of(RequestKind.SUBAGENT));
        assertEquals(2, rig().recording().count(RequestKind.SUBAGENT), "requests of the subagent");
        assertHandedOver(turn(talk, "And?", says("Nothing.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertConfirmed(talk, 1);
    }

    private static Answer subagent() {
        return Answer.calls(
                "task",
                Map.of(
                        "name", "looker",
                        "description", "look around",
                        "prompt", RequestKind.SUBAGENT_MARK + " look around in the project",
                        "agent_type", "general-purpose",
                        "mode", "sync"));
    }
}
