// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import org.junit.jupiter.api.Test;

class RowsTest {

    @Test
    void anyListBecomesAnyOther() {
        long seed = new Random().nextLong();
        var random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            ObservableList<Integer> shown = FXCollections.observableArrayList(some(random));
            List<Integer> wanted = some(random);
            Rows.bring(shown, wanted);
            assertEquals(wanted, shown, "seed " + seed);
        }
    }

    @Test
    void anEqualListIsNoChange() {
        assertEquals(List.of(), changes(List.of("a", "b"), List.of("a", "b")));
    }

    @Test
    void oneMoreRowTouchesNoOther() {
        assertEquals(List.of("1..2"), changes(List.of("a", "c"), List.of("a", "b", "c")));
    }

    @Test
    void anotherRowInPlaceIsReplacedAlone() {
        assertEquals(List.of("1..2"), changes(List.of("a", "b", "c"), List.of("a", "x", "c")));
    }

    private static List<Integer> some(Random random) {
        return random.ints(random.nextInt(6), 0, 3).boxed().toList();
    }

    private static List<String> changes(List<String> before, List<String> after) {
        ObservableList<String> shown = FXCollections.observableArrayList(before);
        List<String> seen = new ArrayList<>();
        shown.addListener((ListChangeListener<String>) change -> {
            while (change.next()) seen.add(change.getFrom() + ".." + change.getTo());
        });
        Rows.bring(shown, after);
        return seen;
    }
}
