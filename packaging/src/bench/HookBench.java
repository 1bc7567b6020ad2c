// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Measures what a hook call costs against the least it could cost, as ratios of medians in one run:
 * {@code java packaging/src/bench/HookBench.java packaging/target/relaybook}. Both sides of a ratio take turns, so a busy
 * machine slows them alike. Needs curl; exits 1 when a budget is missed.
 */
final class HookBench {
    public static void main(String[] args) throws IOException, InterruptedException {
        Path image = Path.of(args[0]).toAbsolutePath();
        boolean kept;
        try (Scratch scratch = Scratch.make(image)) {
            kept = nothingOwed(scratch);
            kept &= nobodyListens(scratch, image);
            kept &= throughTheSocket(scratch);
        }
        System.exit(kept ? 0 : 1);
    }

    private static boolean nothingOwed(Scratch scratch) throws IOException, InterruptedException {
        var hook = scratch.call(50, "PostToolUse", scratch.hook("post-tool-use"));
        var shell = scratch.call(50, "PostToolUse", List.of("/bin/sh", "-c", ":"));
        return Ratio.measure(20, hook, shell).report("nothing owed / sh -c :", 2);
    }

    private static boolean nobodyListens(Scratch scratch, Path image) throws IOException, InterruptedException {
        scratch.announceCompaction();
        var hook = scratch.call(1, "UserPromptSubmit", scratch.hook("user-prompt-submit"))
                .after(() -> scratch.grow(1 << 20));
        var empty = scratch.call(1, "UserPromptSubmit", EmptyMain.command(image, scratch.folder()));
        return Ratio.measure(25, hook, empty).report("nobody listens, 1 MB new / empty main", 6);
    }

    private static boolean throughTheSocket(Scratch scratch) throws IOException, InterruptedException {
        scratch.announceCompaction();
        Path socket = scratch.serve();
        var hook = scratch.call(10, "UserPromptSubmit", scratch.hook("user-prompt-submit"));
        List<String> curl = List.of("curl", "-q", "-s", "--unix-socket", socket.toString(), "http://x/v1/health");
        var health = scratch.call(10, "UserPromptSubmit", curl);
        return Ratio.measure(30, hook, health).report("through the socket / bare curl", 2);
    }

    private HookBench() {}
}
