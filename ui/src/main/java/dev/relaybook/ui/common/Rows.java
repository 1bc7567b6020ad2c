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

        replace(shown, head, shown.size() - head - tail, wanted.subList(head, wanted.size() - tail));
    }

    private static <T> void replace(ObservableList<T> shown, int from, int gone, List<? extends T> fresh) {
        if (gone == shown.size()) {
            shown.setAll(fresh);
            return;
        }
        int both = Math.min(gone, fresh.size());
        for (int i = 0; i < both; i++) {
            if (!shown.get(from + i).equals(fresh.get(i))) shown.set(from + i, fresh.get(i));
        }
        if (gone > both) shown.remove(from + both, from + gone);
        if (fresh.size() > both) shown.addAll(from + both, fresh.subList(both, fresh.size()));
    }

    private static <T> T fromEnd(List<T> list, int back) {
        return list.get(list.size() - 1 - back);
    }

    private Rows() {}
}
