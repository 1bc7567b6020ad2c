// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says where statements come from. */
public final class Origins {

    /** For the table: each kind of source once, in the order in which they spoke. */
    static String brief(LedgerRecord row) {
        return row.provenance().stream()
                .map(Provenance::source)
                .distinct()
                .map(Origins::name)
                .collect(Collectors.joining(", "));
    }

    /** For the inspector: all that is known, in one line. */
    public static String line(Provenance from, Moments moments) {
        List<String> parts = new ArrayList<>();
        parts.add(speaker(from.source()));
        from.checkpoint().ifPresent(number -> parts.add(Messages.text("origin.checkpoint", number)));
        from.position().ifPresent(line -> parts.add(Messages.text("origin.line", line)));
        from.commit().ifPresent(commit -> parts.add(Messages.text("origin.commit", abbreviated(commit))));
        parts.add(moments.dayAndTime(from.at()));
        return String.join(" · ", parts);
    }

    private static String abbreviated(String commit) {
        return commit.substring(0, Math.min(7, commit.length()));
    }

    private static String speaker(Source source) {
        return switch (source) {
            case HUMAN -> Messages.text("speaker.human");
            case AGENT -> Messages.text("speaker.agent");
            case TRANSCRIPT -> Messages.text("speaker.transcript");
            case CHECKPOINT -> Messages.text("speaker.checkpoint");
            case IMPORT -> Messages.text("speaker.import");
        };
    }

    private static String name(Source source) {
        return switch (source) {
            case HUMAN -> Messages.text("source.human");
            case AGENT -> Messages.text("source.agent");
            case TRANSCRIPT -> Messages.text("source.transcript");
            case CHECKPOINT -> Messages.text("source.checkpoint");
            case IMPORT -> Messages.text("source.import");
        };
    }

    private Origins() {}
}
