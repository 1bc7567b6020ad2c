// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Names one ledger: a session's ({@code session:HOST:ID}) or a project's ({@code project:FOLDER}). */
public record LedgerId(String value) {
    private static final String PROJECT = "project:";

    public LedgerId {
        if (!value.startsWith("session:") && !value.startsWith(PROJECT)) {
            throw new IllegalArgumentException("a ledger belongs to a session or a project");
        }
    }

    public boolean ofProject() {
        return value.startsWith(PROJECT);
    }

    /** The project whose ledger this is, or empty for a session's. */
    public Optional<ProjectId> project() {
        return ofProject() ? Optional.of(new ProjectId(value.substring(PROJECT.length()))) : Optional.empty();
    }

    /** The session whose ledger this is, or empty for a project's. */
    public Optional<SessionKey> session() {
        if (!value.startsWith("session:")) return Optional.empty();
        int colon = value.indexOf(':', "session:".length());
        return Optional.of(
                new SessionKey(new HostId(value.substring("session:".length(), colon)), value.substring(colon + 1)));
    }

    // Written out, since ids are keys in every hook call: the first time a process asks a record for what it derives
    // here, the JVM spends several milliseconds on it.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LedgerId it && it.value.equals(value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }
}
