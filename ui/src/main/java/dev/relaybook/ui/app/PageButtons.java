// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Shortcut;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/** The ways to the pages of no session alone, in the sidebar. */
final class PageButtons {
    private final ObjectProperty<Page> page;
    private final VBox root;

    /** @param waiting how many decisions wait */
    PageButtons(ObjectProperty<Page> page, ObservableValue<Number> waiting, Runnable toSearch) {
        this.page = page;
        ToggleButton review = button(Page.REVIEW, Shortcut.REVIEW, () -> page.set(Page.REVIEW));
        review.textProperty().bind(waiting.map(count -> Messages.text("review.button", count)));
        ToggleButton search = button(Page.SEARCH, Shortcut.SEARCH, toSearch);
        search.setText(Messages.text("search.button"));
        root = new VBox(2, review, search);
    }

    Parent root() {
        return root;
    }

    private ToggleButton button(Page to, Shortcut keys, Runnable action) {
        var button = new ToggleButton();
        button.setId("to-" + to.name().toLowerCase(Locale.ROOT));
        button.getStyleClass().add("sidebar-page");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setTooltip(new Tooltip(keys.display()));
        button.setOnAction(_ -> {
            button.setSelected(true); // a second click would turn it off
            action.run();
        });
        page.subscribe(now -> button.setSelected(now == to));
        return button;
    }
}
