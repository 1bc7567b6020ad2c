// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.review;

import dev.relaybook.model.ledger.ReviewItem;
import dev.relaybook.ui.common.Messages;

/** What is asked, and what the answers lead to, in words. */
final class ReviewWords {
    private ReviewWords() {}

    static String kind(ReviewRow row) {
        return Messages.text("review.kind." + key(row));
    }

    static String question(ReviewRow row) {
        return switch (row.item()) {
            case ReviewItem.Similar it ->
                Messages.text("review.question.similar", it.pair().percent());
            case ReviewItem.Proposal _, ReviewItem.Rivals _, ReviewItem.Revived _ ->
                Messages.text("review.question." + key(row));
        };
    }

    static String keep(ReviewRow row) {
        return Messages.text("review.keep." + key(row));
    }

    static String drop(ReviewRow row) {
        return Messages.text("review.drop." + key(row));
    }

    /** What the statement beside it is. */
    static String other(ReviewRow row) {
        return Messages.text("review.other." + key(row));
    }

    private static String key(ReviewRow row) {
        return switch (row.item()) {
            case ReviewItem.Proposal _ -> "proposal";
            case ReviewItem.Similar _ -> "similar";
            case ReviewItem.Rivals _ -> "rivals";
            case ReviewItem.Revived _ -> "revived";
        };
    }
}
