// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.compose.Why;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.Session;

/**
 * Says in words why a record is, or is not, in the next handoff.
 *
 * @param session whose handoff it is
 */
record WhyText(Session session, Why why) {
    private static final String MASK = "[secret:";

    /** Whether all of its words are there. */
    boolean handedOver() {
        return why instanceof Why.Whole;
    }

    /** The reason for programs. */
    String code() {
        return switch (why) {
            case Why.Whole _ -> "whole";
            case Why.LeftOut it -> it.how().listed() ? "listed" : "counted";
            case Why.Inactive it ->
                it.row().active() ? "not-yet" : it.row().state().word();
            case Why.Elsewhere it -> it.row().ofProject() ? "other-project" : "other-session";
        };
    }

    /** The record and the reason, with what to do about it. */
    String whole() {
        LedgerRecord row = why.row();
        return row.id() + " (" + row.kind().word() + Scope.elsewhere(session, row) + "): " + row.statement() + "\n"
                + sentence();
    }

    String sentence() {
        return reason() + masked();
    }

    private String reason() {
        return switch (why) {
            case Why.Whole it ->
                "It is in the next handoff word for word, number " + it.place() + " of " + it.of() + " "
                        + plural(it.row()) + ".";
            case Why.LeftOut it -> leftOut(it);
            case Why.Inactive it -> inactive(it);
            case Why.Elsewhere it -> elsewhere(it);
        };
    }

    private static String leftOut(Why.LeftOut it) {
        String how = it.how().listed() ? "only its title is in the next handoff" : "the next handoff only counts it";
        String pin = it.row().pinned() ? "" : " relaybook pin " + it.row().id() + " hands it over before others.";
        return "It is active, but " + how + ": " + it.how().reason() + "." + pin;
    }

    private static String inactive(Why.Inactive it) {
        RecordId id = it.row().id();
        String because = it.row().reason().map(reason -> ": " + reason).orElse("");
        String by = it.decision().map(WhyText::by).orElse("");
        return switch (it.row().state()) {
            case PROPOSED ->
                "It is not in the next handoff: it is a proposal" + by + ". relaybook accept " + id + " takes it in.";
            case TOMBSTONED, REJECTED ->
                "It is not in the next handoff: it was " + it.row().state().word() + by + because
                        + ". relaybook restore " + id + " brings it back.";
            case SUPERSEDED ->
                "It is not in the next handoff: it was superseded" + by
                        + it.row().supersededBy().map(newer -> ", by " + newer).orElse("")
                        + it.inPlace()
                                .map(now -> ". In its place stands " + now.id() + ": " + now.statement())
                                .orElse("")
                        + ". relaybook restore " + id + " brings it back.";
            case ACTIVE -> "It is active, and no part of the next handoff, which holds no statements now.";
        };
    }

    /** {@code by a person on 2026-03-01}. */
    private static String by(Entry entry) {
        String who =
                entry.actor() == Actor.HUMAN ? "a person" : entry.actor() == Actor.AGENT ? "the agent" : "Relaybook";
        return " by " + who + " at " + entry.at();
    }

    private String elsewhere(Why.Elsewhere it) {
        RecordId id = it.row().id();
        String owner = it.row().ofProject()
                ? "the project " + it.session().project().root()
                : "session " + it.session().key().id() + " in "
                        + it.session().project().root();
        boolean sibling = it.row().active()
                && !it.row().ofProject()
                && it.session().project().equals(session.project());
        return "It is not in the next handoff of session " + session.key().id() + ": it belongs to " + owner
                + " alone, and is "
                + it.row().state().word() + " there."
                + (sibling
                        ? " relaybook promote " + id + " --session "
                                + it.session().key().id() + " hands it to all sessions of the project."
                        : "");
    }

    private String masked() {
        return why.row().statement().contains(MASK)
                ? " A secret in it was masked before it was stored, and only the mask is ever handed over."
                : "";
    }

    private static String plural(LedgerRecord row) {
        return switch (row.kind()) {
            case CONSTRAINT -> "constraints";
            case DECISION -> "decisions";
            case GOTCHA -> "gotchas";
            case FACT -> "facts";
            case EVIDENCE -> "pieces of evidence";
        };
    }
}
