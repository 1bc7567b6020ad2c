// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** A program in a pseudo terminal, typed into and read like a person does. The terminal itself is tmux's. */
final class Terminal implements AutoCloseable {
    private static final Duration QUIET = Duration.ofMillis(1000);
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private static final AtomicInteger SHOTS = new AtomicInteger();

    private final Path socket;
    private final RunFolder folder;

    private Terminal(Path socket, RunFolder folder) {
        this.socket = socket;
        this.folder = folder;
    }

    static Terminal open(Rig rig, List<String> command) {
        var terminal = new Terminal(rig.runtime().resolve("tmux-" + System.nanoTime()), rig.folder());
        var start = terminal.tmux("new-session", "-d", "-x", "160", "-y", "50");
        start.addAll(command);
        Commands.output(rig.inside(start), rig.folder().project());
        return terminal;
    }

    String screen() {
        return Commands.run(tmux("capture-pane", "-p"), folder.root()).out();
    }

    boolean isOpen() {
        return Commands.run(tmux("has-session"), folder.root()).exit() == 0;
    }

    /** Types a line, waits until it stands on the screen, and sends it off. */
    void type(String line) {
        Commands.output(tmux("send-keys", "-l", "--", line), folder.root());
        String tail = line.substring(Math.max(0, line.length() - 20));
        awaitText(tail);
        settle();
        key("Enter");
    }

    void key(String name) {
        Commands.output(tmux("send-keys", name), folder.root());
    }

    void awaitText(String text) {
        try {
            Await.until("'" + text + "' on the screen", LIMIT, () -> screen().contains(text));
        } finally {
            keep();
        }
    }

    /** Waits until the screen has not changed for a while: these programs animate while they work. */
    void settle() {
        Await.until("a quiet screen", LIMIT, this::isQuiet);
        keep();
    }

    private boolean isQuiet() {
        String before = screen();
        long end = System.nanoTime() + QUIET.toNanos();
        while (System.nanoTime() < end) {
            LockSupport.parkNanos(Duration.ofMillis(150).toNanos());
            if (!screen().equals(before)) {
                return false;
            }
        }
        return true;
    }

    void awaitEnd() {
        Await.until("the end of the program", LIMIT, () -> !isOpen());
    }

    private void keep() {
        folder.write(folder.screens().resolve("%05d.txt".formatted(SHOTS.incrementAndGet())), screen());
    }

    private ArrayList<String> tmux(String... arguments) {
        var command = new ArrayList<>(List.of("tmux", "-S", socket.toString(), "-f", "/dev/null"));
        command.addAll(List.of(arguments));
        return command;
    }

    @Override
    public void close() {
        Commands.run(tmux("kill-server"), folder.root());
    }
}
