// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** A chain of events, one below the other along a line. */
public final class Chain {

    /**
     * One event.
     *
     * @param aside said more quietly
     * @param now it is how things stand, so its knot is filled
     */
    public record Link(String text, String aside, boolean now) {}

    public static List<Node> of(List<Link> links) {
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < links.size(); i++) nodes.add(node(links.get(i), i == links.size() - 1));
        return nodes;
    }

    private static Node node(Link link, boolean last) {
        var words = new TextFlow(run(link.text(), "chain-text"));
        if (!link.aside().isEmpty()) words.getChildren().add(run("  " + link.aside(), "chain-aside"));
        words.getStyleClass().add("chain-words");
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        var node = new HBox(10, rail(link.now(), last), words);
        node.getStyleClass().add("chain-link");
        return node;
    }

    private static Node rail(boolean now, boolean last) {
        var knot = new Region();
        knot.getStyleClass().addAll("chain-knot", now ? "chain-now" : "chain-past");
        var rail = new StackPane(knot);
        if (!last) {
            var line = new Region();
            line.getStyleClass().add("chain-line");
            rail.getChildren().addFirst(line);
        }
        rail.setAlignment(Pos.TOP_CENTER);
        rail.getStyleClass().add("chain-rail");
        return rail;
    }

    private static Text run(String text, String style) {
        var run = new Text(text);
        run.getStyleClass().add(style);
        return run;
    }

    private Chain() {}
}
