// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.PlainText;
import dev.relaybook.model.ledger.ReplaceSection;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.secrets.Masking;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads from the agent's own list of work what is being done and what comes next. */
final class CapturePlan {
    private static final int LONGEST = 4_000;

    private final Masking masking;
    private final ReplaceSection replace;

    CapturePlan(Masking masking, ReplaceSection replace) {
        this.masking = masking;
        this.replace = replace;
    }

    CaptureReport capture(Place place, TranscriptItem.ToolCalled call, ToolUse.Plan plan) {
        if (plan.steps().isEmpty() || !place.first("plan:" + call.callId())) return CaptureReport.NONE;
        List<String> next = texts(plan, ToolUse.Status.PENDING);
        int written = write(place, plan, SectionName.IN_PROGRESS, texts(plan, ToolUse.Status.IN_PROGRESS))
                + write(place, plan, SectionName.NEXT_STEP, next.subList(0, Math.min(1, next.size())));
        return CaptureReport.sectionsWritten(written);
    }

    private static List<String> texts(ToolUse.Plan plan, ToolUse.Status status) {
        return plan.steps().stream()
                .filter(step -> step.status() == status)
                .map(step -> PlainText.paragraph(step.text()))
                .filter(text -> !text.isEmpty())
                .toList();
    }

    /** A plan with no step in that state says nothing of it, but what an earlier plan said is over. */
    private int write(Place place, ToolUse.Plan plan, SectionName name, List<String> texts) {
        boolean outdated = place.tx()
                .section(place.ledger(), name)
                .flatMap(Section::derived)
                .isPresent();
        if (texts.isEmpty() && !outdated) return 0;
        String text = texts.isEmpty()
                ? "none open in the plan, " + done(plan)
                : texts.stream().collect(Collectors.joining("\n"));
        var outcome = replace.replace(
                place.tx(),
                place.ledger(),
                Actor.RELAYBOOK,
                name,
                PlainText.cut(masking.mask(text), LONGEST),
                Basis.DERIVED,
                place.from(Source.TRANSCRIPT, Optional.empty()));
        return outcome instanceof ReplaceSection.Replaced ? 1 : 0;
    }

    private static String done(ToolUse.Plan plan) {
        return texts(plan, ToolUse.Status.DONE).size() + " of " + plan.steps().size() + " steps are done";
    }
}
