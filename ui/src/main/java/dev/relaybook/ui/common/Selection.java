// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;

/**
 * Ties a list's selection to a key in the view model. When rows come and go, the list alone would select a neighbour and
 * forget the row when all are replaced; with the key, what a person chose stays chosen, without scrolling.
 */
public final class Selection<T, K> {
    private final ListView<T> list;
    private final Property<Optional<K>> chosen;
    private final Function<T, Optional<K>> key;
    private boolean ours;

    private Selection(ListView<T> list, Property<Optional<K>> chosen, Function<T, Optional<K>> key) {
        this.list = list;
        this.chosen = chosen;
        this.key = key;
    }

    /** @param key the key of a row, empty for one that can't be selected */
    public static <T, K> void tie(
            ListView<T> list, ObservableList<T> rows, Property<Optional<K>> chosen, Function<T, Optional<K>> key) {
        new Selection<>(list, chosen, key).tie(rows);
    }

    private void tie(ObservableList<T> rows) {
        // the list's own listener, which moves the selection, is added in between and so called in between
        rows.addListener((ListChangeListener<T>) _ -> ours = true);
        list.setItems(rows);
        rows.addListener((ListChangeListener<T>) _ -> {
            ours = false;
            select(false);
        });
        list.getSelectionModel().selectedItemProperty().subscribe((_, row) -> picked(row));
        chosen.subscribe(_ -> select(true));
    }

    private void picked(T row) {
        if (ours || row == null) return;
        Optional<K> picked = key.apply(row);
        if (picked.isPresent()) chosen.setValue(picked);
    }

    private void select(boolean show) {
        ours = true;
        try {
            int index = chosen.getValue().map(this::indexOf).orElse(-1);
            if (index < 0) {
                list.getSelectionModel().clearSelection();
            } else if (list.getSelectionModel().getSelectedIndex() != index) {
                list.getSelectionModel().clearAndSelect(index);
                if (show) reveal(index);
            }
        } finally {
            ours = false;
        }
    }

    private int indexOf(K wanted) {
        for (int i = 0; i < list.getItems().size(); i++) {
            if (key.apply(list.getItems().get(i)).equals(Optional.of(wanted))) return i;
        }
        return -1;
    }

    private void reveal(int index) {
        if (!(list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) return;
        var first = flow.getFirstVisibleCell();
        var last = flow.getLastVisibleCell();
        if (first == null || last == null) return;
        if (index <= first.getIndex() || index >= last.getIndex()) list.scrollTo(Math.max(0, index - 2));
    }
}
