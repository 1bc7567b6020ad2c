// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.util.ArrayList;

/** Copilot CLI without a terminal: each prompt is a process of its own that continues the session. */
public final class CopilotPrint implements Conversation {
    private final Rig rig;
    private final CopilotCli agent;
    private boolean begun;

    private CopilotPrint(Rig rig, CopilotCli agent) {
        this.rig = rig;
        this.agent = agent;
    }

    public static CopilotPrint open(Rig rig, CopilotCli agent) {
        return new CopilotPrint(rig, agent);
    }

    @Override
    public void say(String prompt) {
        run(prompt);
    }

    @Override
    public void compact() {
        run("/compact");
    }

    private void run(String prompt) {
        var command = new ArrayList<>(agent.printCommand(prompt));
        if (begun) {
            command.addAll(agent.resuming(session()));
        }
        begun = true;
        var result = Commands.run(rig.inside(command), rig.folder().project());
        rig.folder().append("agent-output", prompt + "\n" + result.out() + result.err() + "exit " + result.exit());
    }

    @Override
    public void awaitOutput(String text) {
        rig.folder().awaitInLog("agent-output", text);
    }

    @Override
    public String session() {
        return agent.onlySession(rig.folder());
    }

    @Override
    public void quit() {
        // every prompt was its own process
    }

    @Override
    public Conversation resume() {
        return this;
    }

    @Override
    public void close() {
        quit();
    }
}
