// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Divides room among fields: whoever needs less than its fair share gets what it needs, the others share the rest by
 * weight and are cut. When there is not even room for a beginning of each, the last ones are only named.
 *
 * @param shown the fields in the given order, cut where they had to be
 * @param missing the words of those that are only named
 */
record Allotment(List<Field> shown, List<String> missing) {
    /** What the line that names the missing ones may need. */
    static final int NAMES = 130;

    static Allotment of(List<Field> fields, int room) {
        int needed = fields.stream().mapToInt(Field::cost).sum();
        if (needed <= room) return new Allotment(fields, List.of());
        int fewest = fields.stream().mapToInt(Allotment::fewest).sum();
        int left = fewest <= room ? room : room - NAMES;
        List<Field> kept = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        int taken = 0;
        for (Field field : fields) {
            // the first one is the next step, which is never left out
            if (kept.isEmpty() || taken + fewest(field) <= left) {
                kept.add(field);
                taken += fewest(field);
            } else {
                missing.add(field.word());
            }
        }
        return new Allotment(shared(kept, Math.max(left, taken)), missing);
    }

    private static int fewest(Field field) {
        return Math.min(field.cost(), Field.FEWEST);
    }

    private static List<Field> shared(List<Field> fields, int room) {
        List<Field> modestFirst = new ArrayList<>(fields);
        modestFirst.sort(Comparator.comparingDouble(field -> (double) field.cost() / field.weight()));
        int owed = modestFirst.stream().mapToInt(Allotment::fewest).sum();
        int weights = modestFirst.stream().mapToInt(Field::weight).sum();
        int spare = room - owed;
        Map<Field, Integer> rooms = new IdentityHashMap<>();
        for (Field field : modestFirst) {
            int share = (int) ((long) spare * field.weight() / weights);
            int more = Math.min(field.cost() - fewest(field), share);
            rooms.put(field, fewest(field) + more);
            spare -= more;
            weights -= field.weight();
        }
        return fields.stream()
                .map(field -> field.within(rooms.getOrDefault(field, Field.FEWEST)))
                .toList();
    }

    int cost() {
        return shown.stream().mapToInt(Field::cost).sum() + (missing.isEmpty() ? 0 : Body.cost(names()));
    }

    /** The fields of one part, a line or more each. */
    String part(String part) {
        return String.join(
                "\n",
                shown.stream()
                        .filter(field -> field.part().equals(part))
                        .map(Field::text)
                        .toList());
    }

    /** One line that names the missing ones; empty when none is missing. */
    String names() {
        if (missing.isEmpty()) return "";
        long notes = missing.stream().filter(Field.NOTE::equals).count();
        String sections = String.join(
                ", ", missing.stream().filter(word -> !word.equals(Field.NOTE)).toList());
        String counted = notes == 0 ? "" : (sections.isEmpty() ? "" : ", ") + "notes: " + notes;
        return Quoted.within("Not shown for lack of room: " + sections + counted, NAMES - 2);
    }
}
