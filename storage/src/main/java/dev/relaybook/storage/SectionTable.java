// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.search.UnspacedScript;
import dev.relaybook.storage.json.ProvenanceJson;
import dev.relaybook.storage.json.Words;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

final class SectionTable {
    private final Sql sql;

    SectionTable(Sql sql) {
        this.sql = sql;
    }

    Optional<Section> find(LedgerId ledger, SectionName name) {
        return sql.first(
                "SELECT * FROM section WHERE ledger = ? AND name = ?",
                SectionTable::section,
                ledger.value(),
                Words.of(name));
    }

    List<Section> all(LedgerId ledger) {
        return sql.list("SELECT * FROM section WHERE ledger = ?", SectionTable::section, ledger.value()).stream()
                .sorted(Comparator.comparing(Section::name))
                .toList();
    }

    void save(Section it) {
        sql.update(
                """
                INSERT INTO section (ledger, name, explicit_text, explicit_provenance, explicit_lamport,
                                     derived_text, derived_provenance, derived_lamport, spaced)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (ledger, name) DO UPDATE SET
                    explicit_text = excluded.explicit_text, explicit_provenance = excluded.explicit_provenance,
                    explicit_lamport = excluded.explicit_lamport, derived_text = excluded.derived_text,
                    derived_provenance = excluded.derived_provenance, derived_lamport = excluded.derived_lamport,
                    spaced = excluded.spaced
                """,
                it.ledger().value(),
                Words.of(it.name()),
                it.explicit().map(Section.Value::text),
                it.explicit().map(SectionTable::provenance),
                it.explicit().map(Section.Value::order),
                it.derived().map(Section.Value::text),
                it.derived().map(SectionTable::provenance),
                it.derived().map(Section.Value::order),
                spaced(it));
    }

    private static Optional<String> spaced(Section it) {
        Optional<Section.Value> current = it.current();
        return current.isPresent() ? UnspacedScript.spaced(current.get().text()) : Optional.empty();
    }

    private static String provenance(Section.Value value) {
        return ProvenanceJson.one(value.provenance());
    }

    static Section section(Row row) {
        return new Section(
                new LedgerId(row.text("ledger")),
                Words.read(SectionName.class, row.text("name")),
                value(row, "explicit"),
                value(row, "derived"));
    }

    private static Optional<Section.Value> value(Row row, String basis) {
        return row.optionalText(basis + "_text").map(text -> {
            Provenance provenance = ProvenanceJson.one(row.text(basis + "_provenance"));
            return new Section.Value(text, provenance, row.number(basis + "_lamport"));
        });
    }
}
