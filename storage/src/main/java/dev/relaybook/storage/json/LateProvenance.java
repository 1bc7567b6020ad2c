// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import dev.relaybook.model.ledger.Provenance;
import java.util.AbstractList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a statement comes from, read from its JSON when it is first looked at. Immutable; thread-safe. */
final class LateProvenance extends AbstractList<Provenance> {
    private final String json;
    private volatile @Nullable List<Provenance> read;

    LateProvenance(String json) {
        this.json = json;
    }

    @Override
    public Provenance get(int index) {
        return read().get(index);
    }

    @Override
    public int size() {
        return read().size();
    }

    private List<Provenance> read() {
        List<Provenance> known = read;
        if (known == null) {
            known = ProvenanceJson.readAll(json);
            read = known;
        }
        return known;
    }
}
