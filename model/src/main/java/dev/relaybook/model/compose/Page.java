// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Session;
import java.util.List;
import java.util.stream.Stream;

/** Lays out one handoff: what is always said, then sections and notes, then as many statements as still fit. */
final class Page {
    private static final String NOT_SHOWN = "Not shown for lack of room, look them up by id";
    private static final String INDEX = "Statements on record, look them up by id";

    private final Quoted quoted;
    private final Fields fields;
    private final List<Statement> statements;
    private final Closing closing;
    private final int room;

    Page(LedgerReader ledgers, Session session, Quoted quoted, ComposeSettings settings, int room) {
        this.quoted = quoted;
        this.room = room;
        fields = new Fields(ledgers, session, quoted);
        statements = ActiveRecords.of(ledgers, session).stream()
                .map(row -> new Statement(row, quoted, session.compactions()))
                .toList();
        closing = new Closing(settings.command(), session.watch().verdict().map(quoted::line), room);
    }

    Draft full(List<Note> notes) {
        if (statements.isEmpty() && fields.isEmpty() && notes.isEmpty()) return empty();
        List<Field> wanted = fields.of(notes);
        Closing end = closing.fittingBeside(FixedText.FRAME);
        int free = room - Body.cost(FixedText.FRAME) - end.cost();
        int needed = Math.min(free, Selection.need(statements, free));
        Allotment shown = Allotment.of(wanted, Math.max(free / 2, free - needed));
        Chosen chosen = Chosen.of(statements, free - shown.cost(), NOT_SHOWN);

        Body body = new Body();
        body.add("frame", FixedText.FRAME);
        body.add("next-step", shown.part("next-step"));
        body.add("notes", shown.part("notes"));
        body.add("objective", shown.part("objective"));
        body.add("constraints", joined(shown.part("forbidden"), chosen.listing(Kind.CONSTRAINT)));
        body.add("in-progress", shown.part("in-progress"));
        body.add("decisions", chosen.listing(Kind.DECISION));
        body.add("gotchas", chosen.listing(Kind.GOTCHA));
        body.add("facts", chosen.listing(Kind.FACT));
        body.add("evidence", chosen.listing(Kind.EVIDENCE));
        body.add("files-and-tests", shown.part("files-and-tests"));
        body.add("left-out", joined(shown.names(), chosen.index().text()));
        end.addTo(body);
        return new Draft(body, chosen.rows(), chosen.index().leftOut());
    }

    Draft brief(List<Note> notes) {
        List<Field> wanted = Stream.concat(Stream.of(fields.nextStep()), fields.notesOf(notes).stream())
                .toList();
        Closing end = closing.brief();
        int free = room - Body.cost(FixedText.BRIEF_FRAME) - end.cost();
        Allotment shown = Allotment.of(wanted, statements.isEmpty() ? free : free / 2);
        Index index = Index.of(statements, free - shown.cost(), INDEX, Cuts.ofShortened(statements));

        Body body = new Body();
        body.add("frame", FixedText.BRIEF_FRAME);
        body.add("next-step", shown.part("next-step"));
        body.add("notes", joined(shown.part("notes"), shown.names()));
        body.add("left-out", index.text());
        end.addTo(body);
        return new Draft(body, List.of(), index.leftOut());
    }

    Draft notesOnly(List<Note> notes) {
        Allotment shown = Allotment.of(fields.notesOf(notes), room - Body.cost(FixedText.NOTES_FRAME));
        Body body = new Body();
        body.add("frame", FixedText.NOTES_FRAME);
        body.add("notes", joined(shown.part("notes"), shown.names()));
        return new Draft(body, List.of(), List.of());
    }

    private Draft empty() {
        Body body = new Body();
        body.add("frame", FixedText.EMPTY_FRAME);
        closing.brief().addTo(body);
        return new Draft(body, List.of(), List.of());
    }

    private static String joined(String above, String below) {
        return above.isEmpty() || below.isEmpty() ? above + below : above + "\n\n" + below;
    }
}
