// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.review;

import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.WideCell;
import javafx.scene.layout.VBox;

/** Something to decide, in the list. */
final class ReviewCell extends WideCell<ReviewRow> {
    ReviewCell() {
        getStyleClass().add("checkpoint-cell");
    }

    @Override
    protected void updateItem(ReviewRow row, boolean empty) {
        super.updateItem(row, empty);
        if (empty || row == null) {
            setGraphic(null);
            return;
        }
        var box = new VBox(
                2,
                Labels.of(ReviewWords.kind(row), "timeline-title"),
                Labels.wrapping(row.main().statement(), "review-statement"),
                Labels.of(row.session().title(), "secondary"));
        box.getStyleClass().add("review-row");
        setGraphic(box);
    }
}
