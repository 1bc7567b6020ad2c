// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.util.List;
import javafx.collections.ObservableList;

/** Brings a list on screen up to date with as small a change as possible, so that it keeps its scroll position. */
public final class Rows {
    public static <T> void bring(ObservableList<T> shown, List<? extends T> wanted) {
        int shorter = Math.min(shown.size(), wanted.size());
        int head = 0;
        while (head < shorter && shown.get(head).equals(wanted.get(head))) head++;
        int tail = 0;
        while (tail < shorter - head && fromEnd(shown, tail).equals(fromEnd(wanted, tail))) tail++;

        int gone = shown.size() - head - tail;
        List<? extends T> fresh = wanted.subList(head, wanted.size() - tail);
        if (gone == fresh.size()) {
            for (int i = 0; i < gone; i++) {
                if (!shown.get(head + i).equals(fresh.get(i))) shown.set(head + i, fresh.get(i));
            }
            return;
        }
        if (head == 0 && tail == 0) {
            shown.setAll(fresh);
            return;
        }
        if (gone > 0) shown.remove(head, head + gone);
        if (!fresh.isEmpty()) shown.addAll(head, fresh);
    }

    private static <T> T fromEnd(List<T> list, int back) {
        return list.get(list.size() - 1 - back);
    }

    private Rows() {}
}
