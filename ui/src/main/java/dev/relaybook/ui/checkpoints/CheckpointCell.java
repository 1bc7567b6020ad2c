// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.checkpoints;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.WideCell;
import java.text.NumberFormat;
import java.util.Locale;
import javafx.scene.layout.VBox;

/** One compaction in the list. */
final class CheckpointCell extends WideCell<Checkpoint> {
    private final Moments moments;

    CheckpointCell(Moments moments) {
        this.moments = moments;
        getStyleClass().add("checkpoint-cell");
    }

    @Override
    protected void updateItem(Checkpoint it, boolean empty) {
        super.updateItem(it, empty);
        if (empty || it == null) {
            setGraphic(null);
            return;
        }
        String trigger = Messages.text("trigger." + it.trigger().word());
        var box = new VBox(
                1,
                Labels.of(Messages.text("checkpoints.row", it.number(), trigger), "checkpoint-title"),
                Labels.of(moments.dayAndTime(it.at()) + tokens(it), "secondary"));
        box.getStyleClass().add("checkpoint-row");
        setGraphic(box);
    }

    private static String tokens(Checkpoint it) {
        if (it.tokensBefore().isEmpty() || it.tokensAfter().isEmpty()) return "";
        NumberFormat compact = NumberFormat.getCompactNumberInstance(
                Locale.getDefault(Locale.Category.DISPLAY), NumberFormat.Style.SHORT);
        String before = compact.format(it.tokensBefore().get());
        return " · "
                + Messages.text(
                        "checkpoints.tokens",
                        before,
                        compact.format(it.tokensAfter().get()));
    }
}
