// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import dev.relaybook.packaging.agents.endpoint.RequestKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** An agent in a terminal, where a person would sit. */
public final class TerminalConversation implements Conversation {
    private static final Duration TURN = Duration.ofSeconds(60);

    private final Rig rig;
    private final Terminal terminal;

    private TerminalConversation(Rig rig, List<String> more) {
        this.rig = rig;
        var command = new ArrayList<>(rig.agent().terminalCommand());
        command.addAll(more);
        terminal = Terminal.open(rig, command);
        terminal.awaitText(rig.agent().inputMark());
        terminal.settle();
    }

    public static TerminalConversation open(Rig rig) {
        return new TerminalConversation(rig, List.of());
    }

    @Override
    public void say(String prompt) {
        long before = rig.recording().count(RequestKind.TURN);
        terminal.type(prompt);
        Await.until("a request", TURN, () -> rig.recording().count(RequestKind.TURN) > before);
        Await.until("the scripted answers", TURN, () -> rig.script().isSpent(RequestKind.TURN));
        terminal.settle();
    }

    @Override
    public void compact() {
        terminal.type("/compact");
        terminal.settle();
    }

    @Override
    public void awaitOutput(String text) {
        terminal.awaitText(text);
    }

    @Override
    public String session() {
        return rig.agent().onlySession(rig.folder());
    }

    @Override
    public void quit() {
        terminal.type("/exit");
        terminal.awaitEnd();
    }

    @Override
    public Conversation resume() {
        return new TerminalConversation(rig, rig.agent().resuming(session()));
    }

    @Override
    public void close() {
        terminal.close();
    }
}
