// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.ui.common.Messages;
import java.util.List;
import java.util.Optional;

/** Says whether and where a record is in the next injection. */
public final class Place {
    public static String of(LedgerRecord row, Optional<Upcoming> upcoming) {
        if (!row.active()) return Messages.text("place.no." + row.state().word());
        return upcoming.map(it -> in(it.handoff(), row)).orElse("");
    }

    private static String in(Handoff handoff, LedgerRecord row) {
        List<LedgerRecord> ofKind =
                handoff.whole().stream().filter(it -> it.kind() == row.kind()).toList();
        for (int i = 0; i < ofKind.size(); i++) {
            if (same(ofKind.get(i), row)) {
                return Messages.text("place.yes", kind(row), i + 1, ofKind.size());
            }
        }
        return handoff.leftOut().stream()
                .filter(it -> same(it.row(), row))
                .findFirst()
                .map(Place::leftOut)
                .orElseGet(() -> Messages.text("place.soon"));
    }

    private static String leftOut(Handoff.LeftOut it) {
        return Messages.text(it.listed() ? "place.listed" : "place.counted", it.reason());
    }

    private static String kind(LedgerRecord row) {
        return Messages.text("kind." + row.kind().word());
    }

    private static boolean same(LedgerRecord one, LedgerRecord other) {
        return one.id().equals(other.id()) && one.ledger().equals(other.ledger());
    }

    private Place() {}
}
