// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HostileTextTest {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int LENGTH = 1 << 17;
    private static final List<String> PIECES = List.of(
            "DECISION",
            "DECISION:",
            "FACT: ",
            "**",
            "SUPERSEDES r-",
            "RETIRE r-abcd: ",
            "[compact-handoff]",
            "- objective: ",
            "```",
            "~~~",
            "`",
            "\n",
            "\r\n",
            " ",
            "\t",
            ":",
            "[relaybook:a:1:abcdef begin]",
            "[relaybook:a:1:abcdef end]",
            "never ",
            "don't ",
            "no, use ",
            "nunca ",
            "use a instead ",
            "must only ",
            "no. No. ",
            "debe ser ",
            "mvn test",
            "| tail",
            "&&",
            ";",
            "'",
            "\"",
            "$(",
            ")",
            "<<EOF",
            "\\",
            "[main abc1234] x",
            "Tests run: 3, Failures: 1, Errors: 0",
            "passed",
            "\ud800",
            "\udc00",
            "\u0000",
            "\ufeff",
            "\ud83d\ude00");

    @Test
    void noTextMakesItFail() {
        Random random = new Random(20260102);
        for (int round = 0; round < 200; round++) {
            var reading = new Reading();
            String text = random(random);
            reading.agent("m", text);
            reading.user("u", text);
            reading.shell("c", text, random.nextInt(2), random(random));
            reading.edit("e", text.isBlank() ? "x" : text);
            reading.plan("p", new ToolUse.Step(text, ToolUse.Status.PENDING));
        }
    }

    @Test
    void timeFollowsTheLength() {
        for (String piece : PIECES) {
            inTime(piece, piece.repeat(LENGTH / piece.length()));
            inTime(piece + " by line", (piece + "\n").repeat(LENGTH / (piece.length() + 1)));
            inTime(piece + " indented", "FACT: x\n" + (" " + piece + "\n").repeat(LENGTH / (piece.length() + 2)));
        }
    }

    /** Measured in the thread's own time, since other work on the machine is not ours. */
    private static void inTime(String what, String text) {
        var reading = new Reading();
        long before = THREADS.getCurrentThreadCpuTime();
        MarkedLines.in(text);
        HandoffBlock.parse(text);
        UserDirectives.in(text);
        TestCommand.in(text);
        TestCommand.in(text.substring(0, Math.min(text.length(), LENGTH / 2)));
        RunnerSummary.in(text);
        reading.shell("c", "git commit", 0, text);
        reading.agent("m", text);
        Duration took = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - before);
        assertTrue(took.toMillis() < 700, () -> what.strip() + " took " + took);
    }

    private static String random(Random random) {
        StringBuilder text = new StringBuilder();
        int pieces = random.nextInt(60);
        for (int i = 0; i < pieces; i++) {
            if (random.nextInt(4) == 0) text.append((char) random.nextInt(0x10000));
            else text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }
}
