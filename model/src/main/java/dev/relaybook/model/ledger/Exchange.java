// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.io.Writer;
import java.nio.file.Path;
import java.util.function.Predicate;

/** Hands this home's log to others and takes theirs in, see docs/keeping-data.md. Implementations are thread-safe. */
public interface Exchange {
    /**
     * Writes all events in the total order, one line each. The same events give the same bytes in every home.
     *
     * @param which the ledgers whose payloads are written; of the others only hashes are
     * @throws java.io.UncheckedIOException when {@code out} fails
     */
    Written write(Writer out, Predicate<LedgerId> which);

    /**
     * Takes an export in, all of it or nothing. Taking one in again changes nothing.
     *
     * @param file a regular file, which is read twice
     * @throws java.io.UncheckedIOException when the file can't be read
     */
    Outcome take(Path file);

    /**
     * What was written.
     *
     * @param events lines but for the header
     * @param masked events whose payload was left out, since a secret is in it
     */
    record Written(long events, long masked) {}

    /** What an import came to. */
    sealed interface Outcome permits Taken, Declined {}

    /**
     * The log is the union of both now.
     *
     * @param events events that were new here
     * @param known events that stood here already
     * @param masked events whose payload did not come in, since a secret is in it
     * @param filled events that stood here without their payload and have it now
     * @param erased events that lost their payload here, since a home redacted them
     */
    record Taken(long events, long known, long masked, long filled, long erased) implements Outcome {}

    /**
     * Nothing was taken in.
     *
     * @param sentence what is wrong, and in which line
     */
    record Declined(String sentence) implements Outcome {}
}
