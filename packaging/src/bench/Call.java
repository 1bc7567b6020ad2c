// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A command that is timed, some times in a row by one shell, so that the cost of starting it from Java does not count.
 *
 * @param user the HOME of the command
 * @param before what is done before each timing
 */
record Call(Path user, int times, List<String> command, Path stdin, Step before) {
    private static final String LOOP = "times=$1 stdin=$2; shift 2;"
            + " while [ $times -gt 0 ]; do \"$@\" <\"$stdin\" >/dev/null || exit 1; times=$((times - 1)); done";

    interface Step {
        void run() throws IOException, InterruptedException;
    }

    Call(Path user, int times, List<String> command, Path stdin) {
        this(user, times, command, stdin, () -> {});
    }

    Call after(Step step) {
        return new Call(user, times, command, stdin, step);
    }

    /** Milliseconds of one call. */
    double time() throws IOException, InterruptedException {
        before.run();
        List<String> loop = new ArrayList<>(List.of("/bin/sh", "-c", LOOP, "loop", "" + times, stdin.toString()));
        loop.addAll(command);
        var builder = new ProcessBuilder(loop).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("HOME", user.toString());
        long begun = System.nanoTime();
        int exit = builder.start().waitFor();
        double millis = (System.nanoTime() - begun) / 1e6;
        if (exit != 0) throw new IOException(command + " failed");
        return millis / times;
    }
}
