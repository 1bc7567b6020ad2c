// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.Alike;
import dev.relaybook.model.ledger.ReviewItem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What waits for review as JSON. */
final class ReviewView {
    private ReviewView() {}

    static Map<String, Object> of(ReviewItem item) {
        Map<String, Object> view = new LinkedHashMap<>();
        switch (item) {
            case ReviewItem.Proposal it -> {
                view.put("type", "proposal");
                view.put("record", RecordView.of(it.row()));
                it.like().ifPresent(pair -> view.put("like", like(pair)));
            }
            case ReviewItem.Similar it -> {
                view.put("type", "similar");
                view.put("percent", it.pair().percent());
                view.put("older", RecordView.of(it.pair().older()));
                view.put("newer", RecordView.of(it.pair().newer()));
            }
            case ReviewItem.Revived it -> {
                view.put("type", "revived");
                view.put("record", RecordView.of(it.revival().row()));
                view.put("retired", RecordView.of(it.revival().retired()));
            }
            case ReviewItem.Rivals it -> {
                view.put("type", "rivals");
                it.contest().older().ifPresent(id -> view.put("supersede", id.value()));
                view.put("handedOver", RecordView.of(it.contest().inPlace()));
                view.put("steppedBack", RecordView.of(it.contest().displaced()));
            }
        }
        view.put("settle", settling(item));
        return view;
    }

    private static Map<String, Object> like(Alike pair) {
        return Map.of(
                "percent",
                pair.percent(),
                "older",
                pair.older().id().value(),
                "newer",
                pair.newer().id().value());
    }

    private static List<Map<String, Object>> settling(ReviewItem item) {
        return Settling.of(item).stream()
                .map(it -> {
                    Map<String, Object> view = new LinkedHashMap<>();
                    view.put("command", it.command());
                    view.put("effect", it.effect());
                    return view;
                })
                .toList();
    }
}
