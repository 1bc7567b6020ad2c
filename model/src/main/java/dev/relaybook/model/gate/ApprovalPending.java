// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The work waits for a human's word, which a summary would blur into a step that was agreed. True when the last tool call
 * of the main conversation is a question or a plan that nobody answered, or when the next step
 * begins with {@code APPROVAL:} or says so in one of these ways: to wait for, await, need, require, ask for, request,
 * seek or be pending, of approval, confirmation, permission, sign-off or go-ahead; and in Spanish esperar, pedir,
 * solicitar, necesitar, requerir, pendiente, falta, of aprobación, confirmación, autorización, permiso or visto bueno.
 */
final class ApprovalPending implements Rule {
    static final String CODE = "approval-pending";

    private static final Pattern ENGLISH = Pattern.compile("\\b(wait(s|ing)?|await(s|ing)?|needs?|requires?|pending|"
            + "ask(ing)?|request(ing)?|seek(ing)?|get)\\b[^.;\\n]{0,40}\\b(approv(al|es?)|confirm(ation|s)?|permission|"
            + "sign-?off|go-?ahead)\\b");
    private static final Pattern SPANISH = Pattern.compile("\\b(esper(ar|ando|a)|a la espera de|ped(ir)|solicit(ar|a)|"
            + "necesit(a|ar)|requ(iere|erir)|pendiente|falta)\\b[^.;\\n]{0,40}\\b(aprobacion|confirmacion|autorizacion|"
            + "permiso|visto bueno|apruebe|confirme|autorice)\\b");
    private static final Pattern DENIED = Pattern.compile("\\b(no|not|without|don'?t|doesn'?t|sin|ya no)\\b[^.;\\n"
            + "]{0,20}\\b(need|wait|requir|ask|approv|confirm|necesit|esper|requ|ped|aprob)");
    private static final int JUDGED = 1_000;

    @Override
    public List<Breach> breaches(Situation situation) {
        if (situation.questionOpen()) {
            return List.of(new Breach(
                    CODE,
                    "The agent has asked a question, or put up a plan for approval, that nobody has answered.",
                    "Answer it, or tell the agent in a message of your own how to go on."));
        }
        return situation.value(SectionName.NEXT_STEP).map(Section.Value::text).filter(ApprovalPending::waits).stream()
                .map(_ -> new Breach(
                        CODE,
                        "The next step waits for a human's approval.",
                        "Answer it first, then write the step that follows: `relaybook section next-step TEXT` or"
                                + " `- next-step: ...` in a [compact-handoff] block."))
                .toList();
    }

    static boolean waits(String nextStep) {
        String text = Normalizer.normalize(
                        nextStep.substring(0, Math.min(JUDGED, nextStep.length())), Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .strip();
        if (text.startsWith("approval:")) return true;
        boolean says = ENGLISH.matcher(text).find() || SPANISH.matcher(text).find();
        return says && !DENIED.matcher(text).find();
    }
}
