// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.search.Excerpt;
import dev.relaybook.model.search.Hit;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.model.search.SearchQuery;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was found as JSON. */
final class HitView {
    private static final int LONGEST = 200;

    private HitView() {}

    static Map<String, Object> page(LedgerSearch.Page page, SearchQuery query, Sessions sessions) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put(
                "hits", page.hits().stream().map(it -> hit(it, query, sessions)).toList());
        view.put("more", page.more());
        view.put("cut", page.cut());
        return view;
    }

    private static Map<String, Object> hit(Hit hit, SearchQuery query, Sessions sessions) {
        Map<String, Object> view = new LinkedHashMap<>();
        switch (hit) {
            case Hit.OfRecord it -> {
                view.put("type", "record");
                view.put("record", RecordView.of(it.row()));
            }
            case Hit.OfSection it -> {
                view.put("type", "section");
                view.put("section", it.section().name().word());
            }
            case Hit.OfCheckpoint it -> {
                view.put("type", "checkpoint");
                view.put("checkpoint", it.checkpoint().number());
            }
        }
        sessions.project(hit).ifPresent(it -> view.put("project", it.root()));
        hit.ledger().session().ifPresent(it -> {
            view.put("host", it.host().value());
            view.put("session", it.id());
        });
        sessions.session(hit).flatMap(Session::parent).ifPresent(it -> view.put("parent", it.id()));
        view.put("at", hit.at().toString());
        Excerpt excerpt = Excerpt.of(hit.text(), query, LONGEST);
        view.put("excerpt", excerpt.text());
        view.put(
                "marks",
                excerpt.marks().stream()
                        .map(it -> List.of(it.start(), it.end()))
                        .toList());
        return view;
    }
}
