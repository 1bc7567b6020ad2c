// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.PlainText;
import dev.relaybook.model.ledger.ProposeStatement;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordStatement;
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.model.ledger.ReplaceSection;
import dev.relaybook.model.ledger.Revival;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.ledger.SupersedeRecord;
import dev.relaybook.model.ledger.TombstoneRecord;
import dev.relaybook.model.secrets.Masking;
import java.util.List;
import java.util.Optional;

/** What an agent says on purpose: its marks become records at once, its compact handoff becomes sections. */
final class CaptureAgentWords {
    private static final int LONGEST_MISSED = 200;
    private static final List<String> PLACEHOLDERS = List.of("-", "null", "not set", "tbd", "todo", "...", "\u2026");

    private final Masking masking;
    private final RecordStatement record;
    private final ProposeStatement propose;
    private final SupersedeRecord supersede;
    private final TombstoneRecord tombstone;
    private final ReplaceSection replace;

    CaptureAgentWords(
            Masking masking,
            RecordStatement record,
            ProposeStatement propose,
            SupersedeRecord supersede,
            TombstoneRecord tombstone,
            ReplaceSection replace) {
        this.masking = masking;
        this.record = record;
        this.propose = propose;
        this.supersede = supersede;
        this.tombstone = tombstone;
        this.replace = replace;
    }

    CaptureReport capture(Place place, String text) {
        List<MarkedLine> marks = MarkedLines.in(text);
        Optional<HandoffBlock> block = HandoffBlock.parse(OwnWords.of(text));
        if (marks.isEmpty() && block.isEmpty()) return CaptureReport.NONE;
        if (!place.firstTime("said", text)) return CaptureReport.NONE;

        CaptureReport report = block.map(it -> sections(place, it)).orElse(CaptureReport.NONE);
        for (MarkedLine mark : marks) report = report.plus(follow(place, mark));
        return report;
    }

    private CaptureReport sections(Place place, HandoffBlock block) {
        int written = 0;
        for (HandoffBlock.Field field : block.fields()) {
            if (field.section().isEmpty() || saysNothing(field.value())) continue;
            String value = PlainText.cut(masking.mask(field.value()), PlainText.LONGEST_SECTION);
            var outcome = replace.replace(
                    place.tx(),
                    place.ledger(),
                    Actor.AGENT,
                    field.section().get(),
                    value,
                    Basis.EXPLICIT,
                    place.from(Source.AGENT, Optional.empty()));
            if (outcome instanceof ReplaceSection.Replaced) written++;
        }
        CaptureReport report = CaptureReport.sectionsWritten(written);
        Optional<String> oversight = block.oversight();
        if (oversight.isEmpty()) return report;
        return report.plus(
                CaptureReport.miss(new CaptureReport.Missed(place.ref().line(), HandoffBlock.HEADER, oversight.get())));
    }

    /** {@code none} says that there is nothing; a place left open says nothing and takes no value away. */
    private static boolean saysNothing(String value) {
        return value.isBlank()
                || PLACEHOLDERS.stream().anyMatch(value::equalsIgnoreCase)
                || (value.startsWith("<") && value.indexOf('>') == value.length() - 1);
    }

    private CaptureReport follow(Place place, MarkedLine mark) {
        return switch (mark) {
            case MarkedLine.States it -> states(place, it);
            case MarkedLine.Supersedes it -> supersedes(place, it, it.id(), true);
            case MarkedLine.Retires it -> retires(place, it);
            case MarkedLine.Garbled it -> missed(place, it, it.problem());
        };
    }

    private CaptureReport states(Place place, MarkedLine.States mark) {
        Curated outcome = record.record(
                place.tx(), place.ledger(), Actor.AGENT, mark.kind(), fit(mark.text()), said(place, mark));
        if (outcome instanceof Refused refused) return missed(place, mark, refused.sentence());
        CaptureReport report = CaptureReport.recordings(1).plus(cut(mark.text()));
        if (!(outcome instanceof Curated.Done made)) return report;
        return Revival.of(place.tx(), made.row()).isEmpty() ? report : report.plus(CaptureReport.revival());
    }

    private CaptureReport cut(String text) {
        int length = PlainText.paragraph(masking.mask(text)).length();
        return length > PlainText.LONGEST_STATEMENT ? CaptureReport.cutting() : CaptureReport.NONE;
    }

    /** An agent that names a record whose place was taken means the one that holds it now. */
    private CaptureReport supersedes(Place place, MarkedLine.Supersedes mark, String id, boolean mayFollow) {
        Curated outcome = supersede.supersede(
                place.tx(), place.ledger(), Actor.AGENT, id, Optional.empty(), fit(mark.text()), said(place, mark));
        if (!(outcome instanceof Refused refused))
            return CaptureReport.replacement().plus(cut(mark.text()));
        if (mayFollow
                && refused.candidates().size() == 1
                && refused.candidates().getFirst().active()) {
            return supersedes(place, mark, refused.candidates().getFirst().id().value(), false);
        }
        return proposeInstead(place, mark, refused);
    }

    /** What was said is not lost when the record it is about can't be found. */
    private CaptureReport proposeInstead(Place place, MarkedLine.Supersedes mark, Refused refused) {
        Kind kind = refused.candidates().stream()
                .filter(row -> refused.candidates().size() == 1)
                .map(LedgerRecord::kind)
                .findFirst()
                .orElse(Kind.FACT);
        propose.propose(place.tx(), place.ledger(), Actor.AGENT, kind, fit(mark.text()), said(place, mark));
        return CaptureReport.proposals(1)
                .plus(cut(mark.text()))
                .plus(missed(place, mark, refused.sentence() + " The statement waits for review."));
    }

    private CaptureReport retires(Place place, MarkedLine.Retires mark) {
        Curated outcome = tombstone.tombstone(place.tx(), place.ledger(), Actor.AGENT, mark.id(), fit(mark.reason()));
        return outcome instanceof Refused refused
                ? missed(place, mark, refused.sentence())
                : CaptureReport.retirement();
    }

    /** Secrets are masked before the text is cut, since half of one would not be told. */
    private String fit(String text) {
        return PlainText.cut(PlainText.paragraph(masking.mask(text)), PlainText.LONGEST_STATEMENT);
    }

    private CaptureReport missed(Place place, MarkedLine mark, String reason) {
        String quote = PlainText.cut(PlainText.paragraph(masking.mask(mark.quote())), LONGEST_MISSED);
        return CaptureReport.miss(new CaptureReport.Missed(place.ref().line(), quote, masking.mask(reason)));
    }

    private static Provenance said(Place place, MarkedLine mark) {
        return place.from(Source.AGENT, Optional.of(mark.quote()));
    }
}
