// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * The statements that are handed over word for word, and the index of the others.
 *
 * @param whole in the order of the text: by kind, pinned first, then as they were recorded
 */
record Chosen(List<Statement> whole, Index index) {
    static Chosen of(List<Statement> statements, int room, String heading) {
        if (Selection.need(statements, room) <= room) {
            return new Chosen(inOrder(statements), new Index("", List.of()));
        }
        int forIndex = Math.max(Index.FEWEST, room / 6);
        int forWhole = room - forIndex;
        Set<Statement> chosen = Selection.choose(statements, forWhole);
        List<Statement> whole =
                inOrder(statements.stream().filter(chosen::contains).toList());
        List<Statement> others =
                statements.stream().filter(it -> !chosen.contains(it)).toList();
        int left = room - Selection.need(whole, room);
        int spare = Math.max(0, left - forIndex);
        return new Chosen(whole, Index.of(others, left, heading, new Cuts(statements, forWhole, spare)));
    }

    private static List<Statement> inOrder(List<Statement> statements) {
        return statements.stream()
                .sorted(Comparator.comparing((Statement it) -> it.row().kind())
                        .thenComparing(it -> !it.row().pinned()))
                .toList();
    }

    String listing(Kind kind) {
        List<String> lines = whole.stream()
                .filter(it -> it.row().kind() == kind)
                .map(Statement::line)
                .toList();
        return lines.isEmpty() ? "" : Heading.of(kind) + "\n" + String.join("\n", lines);
    }

    List<LedgerRecord> rows() {
        return whole.stream().map(Statement::row).toList();
    }
}
