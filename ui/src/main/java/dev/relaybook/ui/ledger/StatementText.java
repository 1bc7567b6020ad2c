// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** A statement with its code words in the monospaced face. */
public final class StatementText {

    public static TextFlow flow(String statement, String style) {
        var flow = new TextFlow(runs(statement, style).toArray(Text[]::new));
        flow.getStyleClass().add("statement-flow");
        flow.setMinWidth(0);
        return flow;
    }

    /** Words that no longer count, struck through, and why. */
    static TextFlow struck(String statement, String why) {
        var text = new ArrayList<Text>(runs(statement, "statement-old"));
        text.forEach(run -> run.setStrikethrough(true));
        text.add(run("  " + why, "statement-why"));
        var flow = new TextFlow(text.toArray(Text[]::new));
        flow.getStyleClass().add("statement-flow");
        flow.setMinWidth(0);
        return flow;
    }

    private static List<Text> runs(String statement, String style) {
        String[] pieces = statement.split("`", -1);
        if (pieces.length % 2 == 0)
            return List.of(run(statement, style)); // a backtick without its partner is a backtick
        List<Text> runs = new ArrayList<>();
        for (int i = 0; i < pieces.length; i++) {
            if (pieces[i].isEmpty()) continue;
            Text run = run(pieces[i], style);
            if (i % 2 == 1) run.getStyleClass().add("code");
            runs.add(run);
        }
        return runs;
    }

    private static Text run(String text, String style) {
        var run = new Text(text);
        run.getStyleClass().add(style);
        return run;
    }

    private StatementText() {}
}
