// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerRecord;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An active record on its way into the text. Its line is written when it is first needed: most never are. */
final class Statement {
    private static final String PINNED = "pinned, ";
    private static final int LEAST_PREFIX = "-  (, new, agent): ".length();

    private final LedgerRecord row;
    private final Quoted quoted;
    private final int compactions;
    private @Nullable String prefix;
    private @Nullable String line;

    Statement(LedgerRecord row, Quoted quoted, int compactions) {
        this.row = row;
        this.quoted = quoted;
        this.compactions = compactions;
    }

    LedgerRecord row() {
        return row;
    }

    /** What its line needs at least; known without looking where it comes from, which costs more than all the rest. */
    int least() {
        int about = row.id().value().length() + row.kind().name().length() + (row.pinned() ? PINNED.length() : 0);
        return LEAST_PREFIX + about + row.statement().length();
    }

    /** What its line needs unless masking changes its length; far cheaper than the line. */
    int estimate() {
        return prefix().length() + row.statement().length();
    }

    String line() {
        if (line == null) line = prefix() + quoted.line(row.statement());
        return line;
    }

    private String prefix() {
        if (prefix == null) prefix = "- " + row.id() + " (" + about() + "): ";
        return prefix;
    }

    String indexLine() {
        return "- " + row.id() + " (" + row.kind().word() + "): " + quoted.title(row.statement());
    }

    private String about() {
        String pinned = row.pinned() ? PINNED : "";
        // a project has no compactions of its own to count an age in
        String age = row.ofProject() ? "project" : Age.of(compactions - row.born());
        String source = row.provenance().getFirst().source().name().toLowerCase(Locale.ROOT);
        return row.kind().word() + ", " + pinned + age + ", " + source;
    }
}
