// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.PlainText;
import java.util.ArrayList;
import java.util.List;

/**
 * What a stretch of transcript brought into the ledger, for the receipt.
 *
 * @param recorded statements that are active, new or said again
 * @param replaced records that gave their place to another one
 * @param retired records that were tombstoned
 * @param sections sections that have another value
 * @param proposed statements that wait for review
 * @param revived how many of the recorded ones say again what was retired before
 * @param cut how many statements were too long to be kept whole; the quote holds the rest
 * @param missed what was meant for the ledger and could not be followed; the first ones only
 */
public record CaptureReport(
        int recorded,
        int replaced,
        int retired,
        int sections,
        int proposed,
        int revived,
        int cut,
        List<Missed> missed) {
    /** Nothing was captured. */
    public static final CaptureReport NONE = new CaptureReport(0, 0, 0, 0, 0, 0, 0, List.of());

    private static final int MOST_MISSED = 20;

    /** Something that was meant for the ledger. */
    public record Missed(long line, String quote, String reason) {}

    public CaptureReport plus(CaptureReport other) {
        if (other.nothing()) return this;
        List<Missed> all = new ArrayList<>(missed);
        all.addAll(other.missed);
        return new CaptureReport(
                recorded + other.recorded,
                replaced + other.replaced,
                retired + other.retired,
                sections + other.sections,
                proposed + other.proposed,
                revived + other.revived,
                cut + other.cut,
                List.copyOf(all.subList(0, Math.min(all.size(), MOST_MISSED))));
    }

    public boolean nothing() {
        return recorded + replaced + retired + sections + proposed + revived + cut + missed.size() == 0;
    }

    /** One line for people, for example {@code 2 recorded, 1 section, 1 not understood: The mark names no record.} */
    public String sentence() {
        if (nothing()) return "nothing to capture";
        List<String> parts = new ArrayList<>();
        count(parts, recorded, "recorded");
        count(parts, replaced, "superseded");
        count(parts, retired, "retired");
        count(parts, sections, sections == 1 ? "section" : "sections");
        count(parts, proposed, "proposed");
        count(parts, revived, "of them retired before");
        count(parts, cut, "cut at " + PlainText.LONGEST_STATEMENT + " characters");
        count(parts, missed.size(), "not understood");
        String counts = String.join(", ", parts);
        return missed.isEmpty() ? counts : counts + ": " + missed.getFirst().reason();
    }

    private static void count(List<String> parts, int count, String what) {
        if (count > 0) parts.add(count + " " + what);
    }

    static CaptureReport recordings(int count) {
        return new CaptureReport(count, 0, 0, 0, 0, 0, 0, List.of());
    }

    static CaptureReport replacement() {
        return new CaptureReport(0, 1, 0, 0, 0, 0, 0, List.of());
    }

    static CaptureReport retirement() {
        return new CaptureReport(0, 0, 1, 0, 0, 0, 0, List.of());
    }

    static CaptureReport sectionsWritten(int count) {
        return new CaptureReport(0, 0, 0, count, 0, 0, 0, List.of());
    }

    static CaptureReport proposals(int count) {
        return new CaptureReport(0, 0, 0, 0, count, 0, 0, List.of());
    }

    static CaptureReport miss(Missed missed) {
        return new CaptureReport(0, 0, 0, 0, 0, 0, 0, List.of(missed));
    }

    static CaptureReport revival() {
        return new CaptureReport(0, 0, 0, 0, 0, 1, 0, List.of());
    }

    static CaptureReport cutting() {
        return new CaptureReport(0, 0, 0, 0, 0, 0, 1, List.of());
    }
}
