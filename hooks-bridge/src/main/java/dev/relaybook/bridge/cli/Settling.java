// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.Contest;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.ReviewItem;
import dev.relaybook.model.ledger.Revival;
import java.util.ArrayList;
import java.util.List;

/**
 * A command that settles what waits for review.
 *
 * @param command as it can be typed; words in capitals are the reader's to fill in
 * @param effect what it leads to, in a few words
 */
record Settling(String command, String effect) {
    /** All that can be decided about an item. */
    static List<Settling> of(ReviewItem item) {
        return switch (item) {
            case ReviewItem.Proposal it -> ofProposal(it);
            case ReviewItem.Similar it -> {
                LedgerRecord older = it.pair().older();
                LedgerRecord newer = it.pair().newer();
                yield List.of(
                        new Settling(
                                "relaybook supersede " + older.id() + " --by " + newer.id(), "only the newer stays"),
                        new Settling("relaybook keep-both " + older.id() + " " + newer.id(), "both stay"));
            }
            case ReviewItem.Revived(Revival it) ->
                List.of(
                        new Settling(
                                "relaybook keep-both " + it.retired().id() + " "
                                        + it.row().id(),
                                "it holds again"),
                        new Settling("relaybook tombstone " + it.row().id() + " --reason REASON", "it stays retired"));
            case ReviewItem.Rivals(Contest it) ->
                List.of(
                        new Settling(
                                "relaybook restore " + it.displaced().id(), "the one that stepped back is handed over"),
                        new Settling(
                                "relaybook tombstone " + it.displaced().id() + " --reason REASON",
                                "the one that is handed over stays"));
        };
    }

    private static List<Settling> ofProposal(ReviewItem.Proposal it) {
        String id = it.row().id().value();
        List<Settling> all = new ArrayList<>();
        all.add(new Settling("relaybook accept " + id, "it is handed over from now on"));
        all.add(new Settling("relaybook accept " + id + " --text TEXT", "the same in other words"));
        it.like().ifPresent(pair -> {
            LedgerRecord other = pair.newer().id().equals(it.row().id()) ? pair.older() : pair.newer();
            all.add(new Settling(
                    "relaybook supersede " + other.id() + " --by " + id, "it is handed over instead of " + other.id()));
        });
        all.add(new Settling("relaybook reject " + id, "it is not"));
        return all;
    }
}
