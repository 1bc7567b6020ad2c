// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.ui.common.Chain;
import dev.relaybook.ui.common.Choices;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Shortcut;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** Beside the text: the one-shot note, what was left out, and the last deliveries. */
public final class InjectionPanel {
    private static final int DELIVERIES = 6;
    private static final int LEFT_OUT = 12;

    private final NoteViewModel note;
    private final Moments moments;
    private final VBox waiting = new VBox(6);
    private final VBox leftOut = new VBox(6);
    private final VBox deliveries = new VBox();
    private final ScrollPane root;

    public InjectionPanel(InjectionViewModel model, NoteViewModel note, Moments moments) {
        this.note = note;
        this.moments = moments;
        var content = new VBox(
                20,
                section("injection.note", new VBox(8, noteField(), noteButtons(), waiting)),
                section("injection.left.out", leftOut),
                section("injection.deliveries", deliveries));
        content.getStyleClass().add("inspector-content");
        root = new ScrollPane(content);
        root.setFitToWidth(true);
        root.getStyleClass().add("inspector");
        model.upcomingProperty().subscribe(this::show);
    }

    public Parent root() {
        return root;
    }

    private static Node section(String title, Node content) {
        return new VBox(8, Labels.of(Messages.text(title), "section-head"), content);
    }

    private Node noteField() {
        var field = new TextArea();
        field.setId("note-text");
        field.setWrapText(true);
        field.setPrefRowCount(3);
        field.setPromptText(Messages.text("note.prompt"));
        field.setAccessibleText(Messages.text("injection.note"));
        field.textProperty().bindBidirectional(note.textProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (!Shortcut.CONFIRM.matches(event)) return;
            note.add();
            event.consume();
        });
        return field;
    }

    private Node noteButtons() {
        HBox moment = Choices.chips(List.of(NoteAdded.Moment.values()), note.momentProperty(), InjectionPanel::name);
        var add = new Button(Messages.text("note.add"));
        add.setId("note-add");
        add.getStyleClass().add("accent");
        add.disableProperty().bind(note.addable().not());
        add.setOnAction(_ -> note.add());
        return new VBox(8, moment, add);
    }

    private static String name(NoteAdded.Moment moment) {
        return Messages.text("note.at." + moment.name().toLowerCase(Locale.ROOT));
    }

    private void show(Optional<Upcoming> upcoming) {
        waiting.getChildren().setAll(upcoming.map(it -> notes(it.waiting())).orElse(List.of()));
        leftOut.getChildren().setAll(upcoming.map(it -> leftOut(it.handoff())).orElse(List.of()));
        deliveries
                .getChildren()
                .setAll(upcoming.map(it -> chain(it.deliveries())).orElse(List.of()));
    }

    private static List<Node> notes(List<Note> notes) {
        List<Node> lines = new ArrayList<>();
        for (Note it : notes) {
            lines.add(Labels.wrapping(it.text(), "quote"));
            lines.add(
                    Labels.of(Messages.text("note.rides." + it.moment().name().toLowerCase(Locale.ROOT)), "secondary"));
        }
        return lines;
    }

    private static List<Node> leftOut(Handoff handoff) {
        if (handoff.leftOut().isEmpty()) {
            return List.of(Labels.wrapping(Messages.text("injection.left.out.nothing"), "secondary"));
        }
        List<Node> lines = new ArrayList<>();
        handoff.leftOut().stream().limit(LEFT_OUT).forEach(it -> {
            String how = Messages.text(it.listed() ? "injection.listed" : "injection.counted", it.id(), it.reason());
            lines.add(new VBox(Labels.wrapping(it.title(), "left-out"), Labels.wrapping(how, "secondary")));
        });
        int more = handoff.leftOut().size() - LEFT_OUT;
        if (more > 0) lines.add(Labels.of(Messages.text("injection.left.out.more", more), "secondary"));
        return lines;
    }

    private List<Node> chain(List<Delivery> all) {
        if (all.isEmpty()) return List.of(Labels.wrapping(Messages.text("injection.deliveries.none"), "secondary"));
        return Chain.of(all.stream()
                .limit(DELIVERIES)
                .map(it -> new Chain.Link(
                        DeliveryText.state(it),
                        DeliveryText.aside(it, moments),
                        it.state().open()))
                .toList());
    }
}
