// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.client;

import dev.relaybook.bridge.engine.Deadline;
import java.time.Duration;
import java.util.Optional;

/**
 * What the command line says: {@code [--home DIR] [--seconds N] [--in-process] [--oversized] [--unanswered] HOST EVENT}.
 *
 * @param inProcess nobody listens: that was found out already
 * @param unanswered somebody listens, and did not answer in time
 * @param oversized the payload is too large, and part of it was taken by the caller
 * @param deadline when the host must have its answer
 */
record Arguments(
        Optional<String> home,
        boolean inProcess,
        boolean oversized,
        boolean unanswered,
        Deadline deadline,
        String host,
        String event) {
    static final int LARGEST_PAYLOAD = 8 << 20;
    private static final Duration USUAL = Duration.ofSeconds(5);

    static Arguments parse(String... args) {
        Optional<String> home = Optional.empty();
        boolean inProcess = false;
        boolean oversized = false;
        boolean unanswered = false;
        Duration time = USUAL;
        int i = 0;
        for (; args[i].startsWith("--"); i++) {
            switch (args[i]) {
                case "--home" -> home = Optional.of(args[++i]);
                case "--seconds" -> time = Duration.ofSeconds(Long.parseLong(args[++i]));
                case "--in-process" -> inProcess = true;
                case "--oversized" -> oversized = true;
                case "--unanswered" -> unanswered = true;
                default -> throw new IllegalArgumentException("unknown option " + args[i]);
            }
        }
        return new Arguments(home, inProcess, oversized, unanswered, Deadline.in(time), args[i], args[i + 1]);
    }
}
