// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.gate.Finding;
import dev.relaybook.model.gate.Verdict;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Spring;
import dev.relaybook.ui.common.StateView;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The exact text of the next handoff, and what it costs. */
public final class InjectionView {
    private final InjectionViewModel model;
    private final Label characters = Labels.of("", "figure");
    private final Label tokens = Labels.of("", "secondary");
    private final Label verdict = Labels.of("", "badge");
    private final Label finding = Labels.of("", "secondary");
    private final BudgetBar bar = new BudgetBar();
    private final TextArea text = new TextArea();
    private final BorderPane root = new BorderPane();

    public InjectionView(InjectionViewModel model, Parent panel) {
        this.model = model;
        root.setTop(toolbar());
        root.setCenter(
                new StateView("injection", body(), model.stateProperty(), model.problemProperty(), model::load).root());
        root.setRight(panel);
        model.upcomingProperty().subscribe(it -> it.ifPresent(this::show));
        model.tokensProperty().subscribe(this::showTokens);
        model.parts().addListener((ListChangeListener<PartShare>) _ -> showParts());
    }

    public Parent root() {
        return root;
    }

    private Parent toolbar() {
        var copy = new Button(Messages.text("injection.copy"));
        copy.setId("copy-injection");
        copy.disableProperty().bind(model.upcomingProperty().map(Optional::isEmpty));
        copy.setOnAction(_ -> copy());
        finding.setMinWidth(0);
        verdict.setMinWidth(Region.USE_PREF_SIZE);
        var bar = new HBox(8, verdict, finding, Spring.wide(), copy);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("toolbar");
        return bar;
    }

    private Node body() {
        var figures = new HBox(8, characters, Spring.wide(), tokens);
        figures.setAlignment(Pos.BASELINE_LEFT);
        text.setId("injection-text");
        text.setEditable(false);
        text.setWrapText(true);
        text.setAccessibleText(Messages.text("injection.text"));
        text.getStyleClass().add("exact-text");
        VBox.setVgrow(text, Priority.ALWAYS);
        var body = new VBox(10, figures, bar.root(), text);
        body.getStyleClass().add("injection-body");
        return body;
    }

    private void show(Upcoming it) {
        Handoff handoff = it.handoff();
        characters.setText(Messages.text("injection.characters", handoff.text().length(), it.characters()));
        if (!text.getText().equals(handoff.text())) replace(handoff.text());
        show(it.verdict());
        showParts();
    }

    /** Keeps the place where a person reads. */
    private void replace(String exact) {
        double top = text.getScrollTop();
        text.setText(exact);
        text.setScrollTop(top);
    }

    private void show(Optional<Verdict> judged) {
        verdict.getStyleClass().removeIf(style -> style.startsWith("gate-"));
        verdict.setVisible(judged.isPresent());
        judged.ifPresent(it -> {
            String word = it.judged().name().toLowerCase(Locale.ROOT);
            verdict.getStyleClass().add("gate-" + word);
            verdict.setText(Messages.text("gate." + word, it.findings().size()));
            verdict.setTooltip(it.findings().isEmpty() ? null : new Tooltip(it.text()));
        });
        finding.setText(judged.flatMap(it -> it.findings().stream().findFirst())
                .map(Finding::reason)
                .orElse(""));
    }

    private void showTokens(OptionalInt count) {
        tokens.setText(count.isEmpty() ? "" : Messages.text("injection.tokens", count.getAsInt()));
    }

    private void showParts() {
        model.upcomingProperty().get().ifPresent(it -> bar.show(model.parts(), it.characters()));
    }

    private void copy() {
        model.upcomingProperty()
                .get()
                .ifPresent(it -> Clipboard.getSystemClipboard()
                        .setContent(Map.of(DataFormat.PLAIN_TEXT, it.handoff().text())));
    }
}
