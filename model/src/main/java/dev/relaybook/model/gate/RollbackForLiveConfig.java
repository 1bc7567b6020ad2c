// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import dev.relaybook.model.ledger.SectionName;
import java.util.List;

/** Live configuration of an agent was changed, and nothing says how to undo it. */
final class RollbackForLiveConfig implements Rule {
    static final String CODE = "rollback-required-for-live-config";
    static final String REMEDY = "Say how to undo the change: `- rollback: ...` in a [compact-handoff] block or"
            + " `relaybook section rollback TEXT`.";

    private final LiveConfiguration live;

    RollbackForLiveConfig(LiveConfiguration live) {
        this.live = live;
    }

    @Override
    public List<Breach> breaches(Situation situation) {
        boolean touched = situation.texts(SectionName.FILES_CHANGED).stream().anyMatch(live::touchedBy);
        if (!touched || situation.value(SectionName.ROLLBACK).isPresent()) return List.of();
        return List.of(new Breach(
                CODE, "The files changed touch an agent's live configuration, and rollback is blank.", REMEDY));
    }
}
