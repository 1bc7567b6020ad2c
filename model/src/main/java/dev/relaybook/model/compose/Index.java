// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import java.util.ArrayList;
import java.util.List;

/**
 * Lists the statements that are not handed over word for word: by id and title as far as the room goes, then counted.
 *
 * @param text empty when there are none
 */
record Index(String text, List<Handoff.LeftOut> leftOut) {
    /** The heading and the line that counts, at their longest, with the empty line before. */
    static final int FEWEST = 110;

    private static final int COUNT_LINE = 40;

    static Index of(List<Statement> statements, int room, String heading, Cuts cuts) {
        if (statements.isEmpty()) return new Index("", List.of());
        StringBuilder text = new StringBuilder(heading)
                .append(" (")
                .append(statements.size())
                .append("):");
        List<Handoff.LeftOut> leftOut = new ArrayList<>();
        boolean full = false;
        for (Statement statement : Selection.byWeight(statements)) {
            String line = full ? "" : "\n" + statement.indexLine();
            full |= text.length() + line.length() + COUNT_LINE > room - 2;
            if (!full) text.append(line);
            leftOut.add(new Handoff.LeftOut(statement.row(), !full, new Cut(statement, cuts)));
        }
        long counted = leftOut.stream().filter(it -> !it.listed()).count();
        if (counted == statements.size()) text.append(" all counted here, none listed.");
        else if (counted > 0) text.append("\nand ").append(counted).append(" more.");
        return new Index(text.toString(), leftOut);
    }
}
