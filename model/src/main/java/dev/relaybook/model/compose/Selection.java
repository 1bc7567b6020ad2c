// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Chooses the statements that are handed over word for word when not all fit. Pinned ones come first. Then each kind
 * gets its share of the room, so that a flood of one kind never pushes out the others, and fills it from the youngest
 * down: what was said last is what the work stands on. What a kind leaves over goes to the others in their order. A
 * statement too long for what is left is passed over for shorter ones.
 */
final class Selection {
    private static final Map<Kind, Integer> PERCENT = new EnumMap<>(
            Map.of(Kind.CONSTRAINT, 30, Kind.DECISION, 30, Kind.GOTCHA, 16, Kind.FACT, 14, Kind.EVIDENCE, 10));

    /** No line is shorter, so the search ends here. */
    private static final int SHORTEST_LINE = 24;

    private final Set<Statement> chosen = new HashSet<>();
    private final Map<Kind, List<Statement>> youngestFirst = new EnumMap<>(Kind.class);
    private final Set<Kind> headed = new HashSet<>();
    private int room;

    private Selection(List<Statement> statements, int room) {
        this.room = room;
        for (Statement statement : statements.reversed()) {
            youngestFirst
                    .computeIfAbsent(statement.row().kind(), _ -> new ArrayList<>())
                    .add(statement);
        }
    }

    /** What they need, headings included; more than {@code enough} is not told exactly. */
    static int need(List<Statement> statements, int enough) {
        int need = headings(statements);
        for (Statement statement : statements) {
            if (need > enough) break;
            need += statement.line().length() + 1;
        }
        return need;
    }

    private static int headings(List<Statement> statements) {
        Set<Kind> kinds = new HashSet<>();
        statements.forEach(statement -> kinds.add(statement.row().kind()));
        return kinds.stream().mapToInt(Heading::cost).sum();
    }

    static Set<Statement> choose(List<Statement> statements, int room) {
        Selection selection = new Selection(statements, room);
        for (Kind kind : Kind.values()) selection.fill(kind, true, selection.room);
        int shared = selection.room;
        for (Kind kind : Kind.values()) selection.fill(kind, false, shared / 100 * PERCENT.getOrDefault(kind, 0));
        for (Kind kind : Kind.values()) selection.fill(kind, false, selection.room);
        return selection.chosen;
    }

    /** The order in which left out statements are listed: pinned, by kind, the youngest first. */
    static List<Statement> byWeight(List<Statement> statements) {
        List<Statement> pinned = new ArrayList<>();
        Map<Kind, List<Statement>> others = new EnumMap<>(Kind.class);
        for (Statement statement : statements.reversed()) {
            List<Statement> same = others.computeIfAbsent(statement.row().kind(), _ -> new ArrayList<>());
            (statement.row().pinned() ? pinned : same).add(statement);
        }
        pinned.sort(Comparator.comparing(statement -> statement.row().kind()));
        List<Statement> all = new ArrayList<>(pinned);
        others.values().forEach(all::addAll);
        return all;
    }

    private void fill(Kind kind, boolean pinnedOnly, int most) {
        int left = Math.min(most, room);
        for (Statement statement : youngestFirst.getOrDefault(kind, List.of())) {
            int heading = headed.contains(kind) ? 0 : Heading.cost(kind);
            if (left - heading < SHORTEST_LINE) return;
            if (pinnedOnly && !statement.row().pinned()) continue;
            if (chosen.contains(statement) || statement.least() > left - heading) continue;
            if (statement.estimate() > left - heading) continue;
            int cost = statement.line().length() + 1 + heading;
            if (cost > left) continue;
            chosen.add(statement);
            headed.add(kind);
            left -= cost;
            room -= cost;
        }
    }
}
