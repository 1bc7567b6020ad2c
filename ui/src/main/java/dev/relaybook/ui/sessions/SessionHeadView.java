// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sessions;

import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Moments;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.layout.VBox;

/** The title of the open conversation and what is known of it. */
public final class SessionHeadView {
    private final VBox root;

    public SessionHeadView(ObservableValue<Optional<SessionSummary>> open, Moments moments) {
        root = new VBox(
                2,
                Labels.of(open.map(it -> it.map(SessionSummary::title).orElse("")), "title"),
                Labels.of(
                        open.map(it -> it.map(summary -> SessionText.full(summary.session(), moments))
                                .orElse("")),
                        "subtitle"));
        root.setId("session-head");
        root.getStyleClass().add("session-head-view");
    }

    public Parent root() {
        return root;
    }
}
