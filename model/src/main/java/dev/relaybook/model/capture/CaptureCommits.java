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
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Records the commits that git says it made. A message that reads like a word to the agent waits for review: anyone may
 * have written it.
 */
final class CaptureCommits {
    private static final Set<String> COMMITTING = Set.of("commit", "cherry-pick", "revert");
    private static final int MOST = 20;
    private static final Pattern MADE =
            Pattern.compile("\\[([^\\[\\]]{1,200}?)( \\(root-commit\\))?+ ([0-9a-f]{7,64})\\] (.++)");

    private final Masking masking;
    private final RecordStatement record;
    private final ProposeStatement propose;

    CaptureCommits(Masking masking, RecordStatement record, ProposeStatement propose) {
        this.masking = masking;
        this.record = record;
        this.propose = propose;
    }

    CaptureReport capture(Place place, TranscriptItem.ToolReturned item, String shell) {
        if (!shell.contains("git") || !commits(shell)) return CaptureReport.NONE;
        List<Matcher> made = item.output()
                .lines()
                .filter(line -> line.startsWith("["))
                .map(MADE::matcher)
                .filter(Matcher::matches)
                .limit(MOST)
                .toList();
        if (made.isEmpty() || !place.first("commits:" + item.callId())) return CaptureReport.NONE;
        CaptureReport report = CaptureReport.NONE;
        for (Matcher match : made) report = report.plus(keep(place, match));
        return report;
    }

    private static boolean commits(String shell) {
        return ShellLine.of(shell).parts().stream()
                .map(part -> CommandWords.bare(part.words()))
                .filter(words ->
                        !words.isEmpty() && ProgramName.of(words.getFirst()).equals("git"))
                .anyMatch(words -> words.stream().anyMatch(COMMITTING::contains));
    }

    private CaptureReport keep(Place place, Matcher match) {
        String message = match.group(4).strip();
        String branch = match.group(1).equals("detached HEAD") ? "" : " on " + match.group(1);
        String said = PlainText.cut(
                PlainText.paragraph(masking.mask("Commit " + match.group(3) + branch + ": " + message)),
                PlainText.LONGEST_STATEMENT);
        Provenance from = place.from(Source.TRANSCRIPT, Optional.of(match.group()), Optional.of(match.group(3)));
        if (InstructionLike.is(message)) {
            propose.propose(place.tx(), place.ledger(), Actor.RELAYBOOK, Kind.EVIDENCE, said, from);
            return CaptureReport.proposals(1);
        }
        record.record(place.tx(), place.ledger(), Actor.RELAYBOOK, Kind.EVIDENCE, said, from);
        return CaptureReport.recordings(1);
    }
}
