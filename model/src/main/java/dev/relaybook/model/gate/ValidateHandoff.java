// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import dev.relaybook.model.capture.HandoffBlock;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.secrets.SecretFinding;
import dev.relaybook.model.secrets.SecretMask;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Judges a compact handoff that stands in a file. Severities are fixed, whatever the policy. Thread-safe. */
public final class ValidateHandoff {
    private static final String MISSING_BLOCK = "missing:block";
    private static final String SECRET = "secret-like-value";

    private final SecretMask secrets = new SecretMask();
    private final LiveConfiguration live;

    public ValidateHandoff(LiveConfiguration live) {
        this.live = live;
    }

    public ValidateHandoff() {
        this(new LiveConfiguration());
    }

    public Validation validate(String text) {
        Optional<HandoffBlock> block = HandoffBlock.parse(text);
        List<Validation.Fault> faults = new ArrayList<>();
        if (block.map(it -> it.fields().isEmpty()).orElse(true)) faults.add(missingBlock(block));
        for (SectionName name : SectionName.values()) missing(block, name).ifPresent(faults::add);
        secrets.findings(text).forEach(finding -> faults.add(secret(finding)));
        rollback(block).ifPresent(faults::add);
        testsPending(block).ifPresent(faults::add);

        List<String> fields = block.stream()
                .flatMap(it -> it.fields().stream())
                .map(ValidateHandoff::nameOf)
                .distinct()
                .sorted()
                .toList();
        return new Validation(fields.size(), fields, codes(faults, false), codes(faults, true), faults);
    }

    private static String nameOf(HandoffBlock.Field field) {
        return field.section()
                .map(SectionName::word)
                .orElseGet(() -> field.name().toLowerCase(Locale.ROOT));
    }

    private static Validation.Fault missingBlock(Optional<HandoffBlock> block) {
        String remedy = block.isPresent()
                ? "The block has no `- name: value` lines; write one for each of the eight fields, with the dash."
                : "Write a line [compact-handoff] and below it a line `- name: value` for each of the eight fields.";
        return new Validation.Fault(MISSING_BLOCK, Optional.empty(), block.map(HandoffBlock::line), remedy);
    }

    private static Optional<Validation.Fault> missing(Optional<HandoffBlock> block, SectionName name) {
        Optional<HandoffBlock.Field> field = block.flatMap(it -> it.field(name));
        if (field.filter(it -> !it.blank()).isPresent()) return Optional.empty();
        boolean undashed = block.filter(it -> it.undashed().contains(name)).isPresent();
        String remedy = undashed
                ? "Put `- ` in front of `" + name.word() + ":`; without it the line is no field."
                : "Write `- " + name.word() + ": ...`; with nothing to say, `- " + name.word() + ": "
                        + MissingFields.nothing(name) + "` passes.";
        return Optional.of(new Validation.Fault(
                MissingFields.code(name),
                Optional.of(name.word()),
                field.map(HandoffBlock.Field::line).or(() -> block.map(HandoffBlock::line)),
                remedy));
    }

    private static Validation.Fault secret(SecretFinding finding) {
        return new Validation.Fault(
                SECRET,
                Optional.empty(),
                Optional.of(finding.line()),
                "Take the value out (it looks like " + finding.rule() + "), and name where it is kept instead.");
    }

    private Optional<Validation.Fault> rollback(Optional<HandoffBlock> block) {
        Optional<HandoffBlock.Field> files = block.flatMap(it -> it.field(SectionName.FILES_CHANGED));
        Optional<HandoffBlock.Field> rollback = block.flatMap(it -> it.field(SectionName.ROLLBACK));
        if (files.filter(it -> live.touchedBy(it.value())).isEmpty()) return Optional.empty();
        if (rollback.filter(it -> !it.blank()).isPresent()) return Optional.empty();
        return Optional.of(new Validation.Fault(
                RollbackForLiveConfig.CODE,
                Optional.of(SectionName.ROLLBACK.word()),
                rollback.or(() -> files).map(HandoffBlock.Field::line),
                "Say in `- rollback: ...` how to undo the change to the agent's live configuration."));
    }

    private static Optional<Validation.Fault> testsPending(Optional<HandoffBlock> block) {
        return block.flatMap(it -> it.field(SectionName.TESTS_RUN))
                .filter(it -> TestsNotComplete.saidBy(it.value()))
                .map(it -> new Validation.Fault(
                        TestsNotComplete.CODE,
                        Optional.of(SectionName.TESTS_RUN.word()),
                        Optional.of(it.line()),
                        TestsNotComplete.REMEDY));
    }

    private static List<String> codes(List<Validation.Fault> faults, boolean warnings) {
        return faults.stream()
                .map(Validation.Fault::rule)
                .filter(code -> code.equals(TestsNotComplete.CODE) == warnings)
                .distinct()
                .sorted()
                .toList();
    }
}
