// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sessions;

import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Spring;
import dev.relaybook.ui.common.WideCell;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A project's name, or a conversation below it. */
final class SessionCell extends WideCell<SidebarRow> {
    private static final PseudoClass HEAD = PseudoClass.getPseudoClass("head");

    private final Moments moments;

    SessionCell(Moments moments) {
        this.moments = moments;
        getStyleClass().add("session-cell");
    }

    @Override
    protected void updateItem(SidebarRow row, boolean empty) {
        super.updateItem(row, empty);
        boolean blank = empty || row == null;
        pseudoClassStateChanged(HEAD, !blank && row instanceof SidebarRow.Project);
        setMouseTransparent(!blank && row instanceof SidebarRow.Project);
        if (blank) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        switch (row) {
            case SidebarRow.Project it -> show(head(it), it.project().name());
            case SidebarRow.Conversation it ->
                show(conversation(it.summary()), it.summary().title());
        }
    }

    private void show(Node node, String said) {
        setGraphic(node);
        setAccessibleText(said);
    }

    private static Node head(SidebarRow.Project it) {
        Label name = Labels.of(it.project().name().toUpperCase(Locale.ROOT), "group-head");
        Label count = Labels.of(Integer.toString(it.sessions()), "group-head");
        var box = new HBox(8, name, Spring.wide(), count);
        box.getStyleClass().add("session-head");
        return box;
    }

    private Node conversation(SessionSummary summary) {
        Label glyph = Labels.of(HostName.glyph(summary.session().key().host()), "host-glyph");
        glyph.setTooltip(new Tooltip(HostName.of(summary.session().key().host())));

        Label title = Labels.of(summary.title(), "session-title");
        var first = new HBox(8, title, Spring.wide(), aside(summary));
        first.setAlignment(Pos.CENTER_LEFT);
        title.setMinWidth(0);
        HBox.setHgrow(title, Priority.SOMETIMES);
        var words = new VBox(1, first, Labels.of(SessionText.brief(summary.session()), "session-aside"));
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        var box = new HBox(12, glyph, words);
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add("session-row");
        return box;
    }

    /** When it was active last; a dot besides when something waits. */
    private Node aside(SessionSummary summary) {
        Label ago = Labels.of(moments.ago(summary.session().lastSeen()), "session-ago");
        ago.setMinWidth(USE_PREF_SIZE);
        if (!summary.waiting()) return ago;
        var dot = new Region();
        dot.getStyleClass().add("waiting-dot");
        Tooltip.install(dot, new Tooltip(SessionText.waiting(summary)));
        dot.setAccessibleText(Messages.text("sessions.waiting"));
        var both = new HBox(6, ago, dot);
        both.setMinWidth(USE_PREF_SIZE);
        both.setAlignment(Pos.CENTER_RIGHT);
        return both;
    }
}
