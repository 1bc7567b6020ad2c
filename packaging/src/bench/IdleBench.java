// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Measures what {@code relaybook serve} keeps in memory when it has done some work and idles (Linux only):
 * {@code java packaging/src/bench/IdleBench.java packaging/target/relaybook}. Exits 1 when the budget is missed.
 */
final class IdleBench {
    private static final long BUDGET_KILOBYTES = 100 * 1024;

    public static void main(String[] args) throws IOException, InterruptedException {
        long kilobytes;
        try (Scratch scratch = Scratch.make(Path.of(args[0]).toAbsolutePath())) {
            scratch.announceCompaction();
            scratch.serve();
            List<String> hook = scratch.hook("user-prompt-submit");
            for (int i = 0; i < 30; i++) {
                scratch.grow(1 << 16);
                scratch.call(1, "UserPromptSubmit", hook).time();
            }
            Thread.sleep(30_000);
            kilobytes = resident(scratch.serverProcess());
        }
        boolean kept = kilobytes <= BUDGET_KILOBYTES;
        System.out.println(
                "idle serve: " + kilobytes / 1024 + " MB resident, budget 100  " + (kept ? "kept" : "MISSED"));
        System.exit(kept ? 0 : 1);
    }

    private static long resident(long process) throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/" + process + "/status"))) {
            if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("\\D", ""));
        }
        throw new IOException("the system does not tell how much a process keeps");
    }

    private IdleBench() {}
}
