// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.ProposeStatement;
import dev.relaybook.model.ledger.RecordIds;
import dev.relaybook.model.ledger.RecordStatement;
import dev.relaybook.model.ledger.ReplaceSection;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.SupersedeRecord;
import dev.relaybook.model.ledger.TombstoneRecord;
import dev.relaybook.model.secrets.Masking;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/**
 * Fills a session's ledger from what its transcript tells, without a model. Reading an item again, or a copy of it that
 * the host wrote on later, changes nothing; nothing is remembered between two calls but what the ledger holds.
 * Thread-safe.
 */
public final class CaptureTranscript {
    private final Clock clock;
    private final CaptureAgentWords agentWords;
    private final CaptureUserWords userWords;
    private final CaptureFiles files;
    private final CaptureTestRuns tests;
    private final CaptureCommits commits;
    private final CapturePlan plan;

    public CaptureTranscript(Ledgers ledgers, Clock clock, RecordIds ids, Masking masking) {
        var record = new RecordStatement(ledgers, ids, masking);
        var propose = new ProposeStatement(ledgers, ids, masking);
        var replace = new ReplaceSection(ledgers, masking);
        this.clock = clock;
        this.agentWords = new CaptureAgentWords(
                masking,
                record,
                propose,
                new SupersedeRecord(ledgers, ids, masking),
                new TombstoneRecord(ledgers, masking),
                replace);
        this.userWords = new CaptureUserWords(masking, propose);
        this.files = new CaptureFiles(masking, replace);
        this.tests = new CaptureTestRuns(masking, record);
        this.commits = new CaptureCommits(masking, record, propose);
        this.plan = new CapturePlan(masking, replace);
    }

    /** Takes in a stretch of the transcript, in its order; the files it changed are written down once, at its end. */
    public CaptureReport accept(LedgerWriter tx, SessionKey session, List<TranscriptItem> items) {
        CaptureReport report = CaptureReport.NONE;
        List<String> changed = new ArrayList<>();
        for (TranscriptItem item : items) {
            List<String> paths = pathsChanged(item);
            changed.addAll(paths);
            if (paths.isEmpty()) report = report.plus(accept(tx, session, item));
        }
        if (changed.isEmpty()) return report;
        return report.plus(files.capture(new Place(tx, session, items.getLast().ref(), clock.instant()), changed));
    }

    /** Takes in the next item of the transcript. */
    public CaptureReport accept(LedgerWriter tx, SessionKey session, TranscriptItem item) {
        var place = new Place(tx, session, item.ref(), clock.instant());
        // not a switch: the first one over types costs a hook's process some 15 ms
        if (item instanceof TranscriptItem.AgentSaid said) return agentWords.capture(place, said.text());
        if (item instanceof TranscriptItem.UserSaid said) return userWords.capture(place, said.text());
        if (item instanceof TranscriptItem.ToolCalled call) return called(place, call);
        if (item instanceof TranscriptItem.ToolReturned result) return returned(place, result);
        return CaptureReport.NONE;
    }

    private CaptureReport called(Place place, TranscriptItem.ToolCalled call) {
        return call.use() instanceof ToolUse.Plan steps ? plan.capture(place, call, steps) : CaptureReport.NONE;
    }

    private CaptureReport returned(Place place, TranscriptItem.ToolReturned result) {
        if (result.use().orElse(null) instanceof ToolUse.Shell(String command)) {
            return tests.capture(place, result, command).plus(commits.capture(place, result, command));
        }
        List<String> paths = pathsChanged(result);
        return paths.isEmpty() ? CaptureReport.NONE : files.capture(place, paths);
    }

    /** Only what came back was done: a call may be refused, or fail. */
    private static List<String> pathsChanged(TranscriptItem item) {
        return item instanceof TranscriptItem.ToolReturned result
                        && !result.failed()
                        && result.use().orElse(null) instanceof ToolUse.Edit(List<String> paths)
                ? paths
                : List.of();
    }
}
