// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A record as JSON. */
final class RecordView {
    private RecordView() {}

    static Map<String, Object> of(LedgerRecord row) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("id", row.id().value());
        view.put("kind", row.kind().word());
        view.put("state", row.state().word());
        view.put("scope", Scope.word(row));
        view.put("statement", row.statement());
        view.put("pinned", row.pinned());
        row.supersedes().map(RecordId::value).ifPresent(id -> view.put("supersedes", id));
        row.supersededBy().map(RecordId::value).ifPresent(id -> view.put("supersededBy", id));
        row.reason().ifPresent(reason -> view.put("reason", reason));
        row.promotedTo().ifPresent(project -> view.put("promotedTo", project.root()));
        view.put("compactionsBefore", row.born());
        view.put("provenance", provenance(row.provenance()));
        return view;
    }

    private static List<Map<String, Object>> provenance(List<Provenance> all) {
        return all.stream().map(RecordView::of).toList();
    }

    static Map<String, Object> of(Provenance it) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("source", Words.of(it.source()));
        it.session().ifPresent(session -> {
            view.put("host", session.host().value());
            view.put("session", session.id());
        });
        it.position().ifPresent(line -> view.put("line", line));
        it.messageId().ifPresent(id -> view.put("messageId", id));
        it.quote().ifPresent(quote -> view.put("quote", quote));
        it.checkpoint().ifPresent(number -> view.put("checkpoint", number));
        it.commit().ifPresent(commit -> view.put("commit", commit));
        view.put("at", it.at().toString());
        return view;
    }
}
