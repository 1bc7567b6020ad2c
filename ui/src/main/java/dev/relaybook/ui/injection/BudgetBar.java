// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The parts of the handoff side by side, as wide as their share of the budget, with a legend below. */
final class BudgetBar {
    private final SharePane track = new SharePane();
    private final FlowPane legend = new FlowPane(16, 4);
    private final VBox root = new VBox(8, track, legend);

    BudgetBar() {
        track.getStyleClass().add("budget-track");
        legend.getStyleClass().add("budget-legend");
    }

    Parent root() {
        return root;
    }

    void show(List<PartShare> parts, int budget) {
        track.show(
                parts.stream().map(BudgetBar::segment).toList(),
                parts.stream()
                        .mapToDouble(part -> (double) part.characters() / budget)
                        .toArray());
        Map<PartStyle, Integer> tokens = new EnumMap<>(PartStyle.class);
        parts.forEach(part -> tokens.merge(PartStyle.of(part.name()), part.tokens(), Integer::sum));
        legend.getChildren()
                .setAll(tokens.entrySet().stream().map(BudgetBar::entry).toList());
    }

    private static Region segment(PartShare part) {
        PartStyle style = PartStyle.of(part.name());
        var segment = new Region();
        segment.getStyleClass().addAll("segment", "part-" + style.word());
        String words = Messages.text("injection.part.hint", part.name(), part.characters(), part.tokens());
        Tooltip.install(segment, new Tooltip(words));
        segment.setAccessibleText(words);
        return segment;
    }

    private static Node entry(Map.Entry<PartStyle, Integer> of) {
        var swatch = new Region();
        swatch.getStyleClass().addAll("swatch", "part-" + of.getKey().word());
        String name = Messages.text("part." + of.getKey().word());
        var entry = new HBox(6, swatch, Labels.of(Messages.text("injection.part", name, of.getValue()), "secondary"));
        entry.getStyleClass().add("legend-entry");
        return entry;
    }
}
