// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.capture.HandoffBlock;
import dev.relaybook.model.gate.TestsNotComplete;
import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.Wording;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes sections and notes, the most needed first. */
final class Fields {
    private static final int LONGEST_ASIDE = 200;
    private static final Set<SectionName> SEEN_IN_TRANSCRIPTS =
            Set.of(SectionName.FILES_CHANGED, SectionName.TESTS_RUN);

    private final Quoted quoted;
    private final List<Checkpoint> checkpoints;
    private final Map<SectionName, Section> sections = new EnumMap<>(SectionName.class);

    Fields(LedgerReader ledgers, Session session, Quoted quoted) {
        this.quoted = quoted;
        checkpoints = ledgers.checkpoints(session.ledger());
        ledgers.sections(session.ledger()).forEach(section -> sections.put(section.name(), section));
    }

    boolean isEmpty() {
        return sections.values().stream().allMatch(section -> value(section).isEmpty());
    }

    /** In the order in which they may keep their room. */
    List<Field> of(List<Note> notes) {
        List<Field> fields = new ArrayList<>();
        fields.add(nextStep());
        fields.addAll(notesOf(notes));
        add(fields, SectionName.FORBIDDEN_SURFACE, "forbidden", "Forbidden surface");
        add(fields, SectionName.OBJECTIVE, "objective", "Objective");
        add(fields, SectionName.IN_PROGRESS, "in-progress", "In progress");
        add(fields, SectionName.ROLLBACK, "in-progress", "Rollback");
        add(fields, SectionName.FILES_CHANGED, "files-and-tests", "Files changed");
        add(fields, SectionName.TESTS_RUN, "files-and-tests", "Tests run");
        add(fields, SectionName.COMPLETED, "in-progress", completedLabel());
        return fields;
    }

    Field nextStep() {
        return field(SectionName.NEXT_STEP, "next-step", "Next step", 3)
                .orElse(new Field("next-step", "next-step", 3, "Next step: none recorded."));
    }

    List<Field> notesOf(List<Note> notes) {
        return notes.stream()
                .map(note -> new Field("notes", Field.NOTE, 2, labelled("Note from the user", note.text())))
                .toList();
    }

    private void add(List<Field> fields, SectionName name, String part, String label) {
        field(name, part, label, 1).ifPresent(fields::add);
    }

    private Optional<Field> field(SectionName name, String part, String label, int weight) {
        return Optional.ofNullable(sections.get(name))
                .flatMap(section -> value(section)
                        .map(value -> new Field(
                                part,
                                name.word(),
                                weight,
                                labelled(label + " (" + about(section, value) + ")", value.text()) + aside(section))));
    }

    /** The explicit value where it says something, else the derived one. */
    private static Optional<Section.Value> value(Section section) {
        return section.explicit()
                .filter(value -> !HandoffBlock.blank(value.text()))
                .or(section::derived)
                .filter(value -> !HandoffBlock.blank(value.text()));
    }

    private String about(Section section, Section.Value value) {
        boolean derived = section.derived().equals(Optional.of(value));
        String source = derived ? "derived" : value.provenance().source().name().toLowerCase(Locale.ROOT);
        int later = (int)
                checkpoints.stream().filter(it -> it.order() > value.order()).count();
        return later == 0 ? source : source + ", " + Age.of(later);
    }

    /** What the transcript shows beside what was said, where that differs. */
    private String aside(Section section) {
        if (!SEEN_IN_TRANSCRIPTS.contains(section.name()) || section.derived().isEmpty()) return "";
        String derived = section.derived().get().text();
        boolean differs = value(section)
                .filter(value -> !Wording.normalised(value.text()).equals(Wording.normalised(derived)))
                .isPresent();
        if (!differs || HandoffBlock.blank(derived)) return "";
        return "\n| seen in the transcript: " + Quoted.within(quoted.line(derived), LONGEST_ASIDE);
    }

    /** One line, or a line each behind a bar, so that no line of a value begins a line of the text. */
    private String labelled(String label, String text) {
        List<String> lines = quoted.lines(text);
        return lines.size() == 1 ? label + ": " + lines.getFirst() : label + ":\n| " + String.join("\n| ", lines);
    }

    /** A handoff is no evidence: it never says by itself that something is complete. */
    private String completedLabel() {
        boolean pending = Optional.ofNullable(sections.get(SectionName.TESTS_RUN))
                .flatMap(Fields::value)
                .filter(value -> TestsNotComplete.saidBy(value.text()))
                .isPresent();
        return pending ? "Done as recorded, not verified: tests are not complete" : "Done as recorded, to be verified";
    }
}
