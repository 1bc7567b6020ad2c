// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import dev.relaybook.model.secrets.Masking;
import java.util.Optional;

/** Replaces the value of a section. An explicit value and a derived one are kept side by side. */
public final class ReplaceSection {
    private final Ledgers ledgers;
    private final Phrasing phrasing;

    public ReplaceSection(Ledgers ledgers, Masking masking) {
        this.ledgers = ledgers;
        this.phrasing = new Phrasing(masking);
    }

    /** What it came to; the section is as it stands after it. */
    public sealed interface Outcome permits Replaced, Unchanged, Refused {}

    public record Replaced(Section section) implements Outcome {}

    public record Unchanged(Section section) implements Outcome {}

    public Outcome replace(LedgerId ledger, Actor actor, SectionName name, String text, Basis basis, Provenance from) {
        return ledgers.write(tx -> replace(tx, ledger, actor, name, text, basis, from));
    }

    /** The same in a transaction that is open. */
    public Outcome replace(
            LedgerWriter tx,
            LedgerId ledger,
            Actor actor,
            SectionName name,
            String text,
            Basis basis,
            Provenance from) {
        String value = phrasing.section(text);
        Optional<Refused> fault = Phrasing.fault("The section " + name.word(), value, PlainText.LONGEST_SECTION);
        if (fault.isPresent()) return fault.get();

        Optional<Section> before = tx.section(ledger, name);
        if (before.filter(section -> says(section, basis, value)).isPresent()) {
            return new Unchanged(before.orElseThrow());
        }
        tx.append(ledger, actor, new SectionReplaced(name, value, basis, phrasing.masked(from)));
        return new Replaced(tx.section(ledger, name).orElseThrow());
    }

    /** Said on purpose again after the transcript showed something newer, the same words are news. */
    private static boolean says(Section section, Basis basis, String value) {
        long derivedAt = section.derived().map(Section.Value::order).orElse(0L);
        return switch (basis) {
            case EXPLICIT ->
                section.explicit()
                        .filter(it -> it.text().equals(value) && it.order() > derivedAt)
                        .isPresent();
            case DERIVED ->
                section.derived().filter(it -> it.text().equals(value)).isPresent();
        };
    }
}
