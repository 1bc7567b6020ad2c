// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.PlainText;
import dev.relaybook.model.ledger.ProposeStatement;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordStatement;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.secrets.Masking;
import java.util.List;
import java.util.Optional;

/**
 * Records the commits that git says it made. A message that reads like a word to the agent waits for review: anyone may
 * have written it.
 */
final class CaptureCommits {
    private final Masking masking;
    private final RecordStatement record;
    private final ProposeStatement propose;

    CaptureCommits(Masking masking, RecordStatement record, ProposeStatement propose) {
        this.masking = masking;
        this.record = record;
        this.propose = propose;
    }

    CaptureReport capture(Place place, TranscriptItem.ToolReturned item, String shell) {
        List<MadeCommit> made = MadeCommit.in(shell, item.output());
        if (made.isEmpty() || !place.first("commits:" + item.callId())) return CaptureReport.NONE;
        CaptureReport report = CaptureReport.NONE;
        for (MadeCommit commit : made) report = report.plus(keep(place, commit));
        return report;
    }

    private CaptureReport keep(Place place, MadeCommit commit) {
        String branch = commit.branch().map(it -> " on " + it).orElse("");
        String said = PlainText.cut(
                PlainText.paragraph(masking.mask("Commit " + commit.hash() + branch + ": " + commit.message())),
                PlainText.LONGEST_STATEMENT);
        Provenance from = place.from(Source.TRANSCRIPT, Optional.of(commit.line()), Optional.of(commit.hash()));
        if (InstructionLike.is(commit.message())) {
            propose.propose(place.tx(), place.ledger(), Actor.RELAYBOOK, Kind.EVIDENCE, said, from);
            return CaptureReport.proposals(1);
        }
        record.record(place.tx(), place.ledger(), Actor.RELAYBOOK, Kind.EVIDENCE, said, from);
        return CaptureReport.recordings(1);
    }
}
