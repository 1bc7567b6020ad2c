// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.timeline;

import dev.relaybook.bridge.timeline.TimelinePage;
import dev.relaybook.bridge.timeline.TimelineSource;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.timeline.TimelineRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was read of a log so far, without a gap and up to its end.
 *
 * @param read the oldest first
 */
record Pages(List<TimelinePage> read) {
    static final Pages NONE = new Pages(List.of());

    /** The same with what is new. Where the log is another one now, only its newest page. */
    Pages upToDate(TimelineSource source, Session session) {
        Optional<TimelinePage> last = read.isEmpty() ? Optional.empty() : Optional.of(read.getLast());
        Optional<TimelinePage> newest = source.newest(session, last);
        if (newest.isEmpty()) return NONE;
        if (newest.equals(last)) return this;
        boolean grown =
                last.filter(it -> it.from().standsAt(newest.get().from())).isPresent();
        List<TimelinePage> pages = new ArrayList<>(grown ? read.subList(0, read.size() - 1) : List.of());
        pages.add(newest.get());
        return new Pages(List.copyOf(pages));
    }

    /** The same with one page more that holds something, where there is one. */
    Pages further(TimelineSource source, Session session) {
        List<TimelinePage> pages = new ArrayList<>(read);
        while (!pages.isEmpty() && !pages.getFirst().isFirst()) {
            TimelinePage earlier = source.before(session, pages.getFirst());
            pages.addFirst(earlier);
            if (!earlier.rows().isEmpty()) break;
        }
        return new Pages(List.copyOf(pages));
    }

    /** As far back as a line. */
    Pages backTo(long line, TimelineSource source, Session session) {
        Pages pages = this;
        while (pages.hasEarlier() && pages.read.getFirst().from().line() >= line) {
            pages = pages.further(source, session);
        }
        return pages;
    }

    boolean hasEarlier() {
        return !read.isEmpty() && !read.getFirst().isFirst();
    }

    List<TimelineRow> rows() {
        return read.stream().flatMap(page -> page.rows().stream()).toList();
    }

    /** The first line that was read, and the last one. */
    Optional<Lines> lines() {
        if (read.isEmpty()) return Optional.empty();
        return Optional.of(
                new Lines(read.getFirst().from().line() + 1, read.getLast().to().line()));
    }

    /** From and to, both counted. */
    record Lines(long first, long last) {}
}
