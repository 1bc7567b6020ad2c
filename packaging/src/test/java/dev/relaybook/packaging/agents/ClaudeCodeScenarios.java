// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

import static dev.relaybook.packaging.agents.endpoint.Answer.says;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.packaging.agents.endpoint.Answer;
import dev.relaybook.packaging.agents.endpoint.Request;
import dev.relaybook.packaging.agents.endpoint.RequestKind;
import dev.relaybook.packaging.agents.rig.Agent;
import dev.relaybook.packaging.agents.rig.ClaudeCode;
import dev.relaybook.packaging.agents.rig.ClaudeHeadless;
import dev.relaybook.packaging.agents.rig.Conversation;
import dev.relaybook.packaging.agents.rig.Rig;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What only Claude Code does, or does in its own way. */
abstract class ClaudeCodeScenarios extends HandoffScenarios {
    private final ClaudeCode agent;

    ClaudeCodeScenarios(String version) {
        agent = new ClaudeCode(version);
    }

    @Override
    Agent agent() {
        return agent;
    }

    @Override
    Conversation piped(Rig rig) {
        return ClaudeHeadless.open(rig, agent);
    }

    @Override
    Answer shell(String command) {
        return Answer.calls("Bash", Map.of("command", command, "description", "a step of the test"));
    }

    /** One in the middle of a tool loop, one before a turn's first request. */
    @ParameterizedTest
    @EnumSource(Listening.class)
    void twoAutomaticCompactions(Listening listening) {
        relaybook().install();
        startServerIf(listening);
        Conversation talk = begin(Use.PIPED);
        List<Request> loop = turn(
                talk, "Fill the window.", shell("echo full").using(ClaudeCode.FULL), shell("echo on"), says("Full."));
        rig().awaitCompactions(talk, 1);
        assertNothingHandedOver(loop.subList(0, 1));
        assertHandedOver(loop.subList(1, loop.size()), Story.STREAM, Story.API, Story.LINE_ENDS);

        correctTheStory(talk);
        killServerIf(listening);
        turn(talk, "Fill it again.", says("Full again.").using(ClaudeCode.FULL));
        assertCorrected(turn(talk, "Go on.", says("On.")));
        rig().awaitCompactions(talk, 2);
        assertCorrected(turn(talk, "And on.", shell("echo on"), says("On.")));
        assertConfirmed(talk, 2);
    }

    /** The hooks of a subagent's compaction look like the main conversation's; what they take must not be missed. */
    @Test
    void subagentCompaction() {
        relaybook().install();
        Conversation talk = begin(Use.PIPED);
        assertNothingHandedOver(delegate(talk));
        assertNothingHandedOver(turn(talk, "And?", shell("echo and"), says("Nothing.")));

        compactManually(talk);
        assertHandedOver(turn(talk, "What next?", says("The tests.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertHandedOver(turn(talk, "And then?", says("Done.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertConfirmed(talk, 1);
    }

    /** The main conversation's handoff was lost on its way, and then a subagent compacts before anyone could know. */
    @Test
    void subagentCompactionWhileOwed() {
        relaybook().install();
        hooks().loseFirstHandoff();
        Conversation talk = begin(Use.PIPED);
        compactManually(talk);
        assertTrue(hooks().hasLostHandoff(), "no reply was lost");
        var main = new ArrayList<>(delegate(talk));
        main.addAll(turn(talk, "And?", says("Nothing.")));
        assertHandedOverAtLast(main, Story.STREAM, Story.API, Story.LINE_ENDS);
        assertHandedOver(turn(talk, "And then?", says("Done.")), Story.STREAM, Story.API, Story.LINE_ENDS);
        assertConfirmed(talk, 1);
    }

    /** A turn in which a subagent fills its own window; what the main conversation's model was asked in it. */
    private List<Request> delegate(Conversation talk) {
        rig().script()
                .add(
                        RequestKind.SUBAGENT,
                        shell("echo sub"),
                        shell("echo more"),
                        shell("echo full").using(ClaudeCode.FULL),
                        shell("echo on"),
                        says("Nothing found."));
        List<Request> main = turn(talk, "Delegate it.", subagent(), says("Delegated."));
        assertEquals(1, rig().recording().count(RequestKind.SUBAGENT_COMPACTION), "compactions of the subagent");
        return main;
    }

    @Test
    void blockedInTheTerminalThenLetThrough() {
        relaybook().install("--profile", "strict");
        Conversation talk = begin(Use.TERMINAL);
        talk.compact();
        talk.awaitOutput("Compaction blocked");
        assertEquals(0, rig().recording().count(RequestKind.COMPACTION), "compactions asked for though blocked");
        assertNothingHandedOver(turn(talk, "Why?", says("Something is missing.")));

        talk.compact();
        rig().awaitCompactions(talk, 1);
        assertHandedOver(turn(talk, "And now?", says("On.")), Story.STREAM, Story.API, Story.LINE_ENDS);
    }

    private static Answer subagent() {
        return Answer.calls(
                "Agent",
                Map.of(
                        "description",
                        "look around",
                        "prompt",
                        RequestKind.SUBAGENT_MARK + " look around in the project",
                        "subagent_type",
                        "general-purpose",
                        "run_in_background",
                        false));
    }
}
