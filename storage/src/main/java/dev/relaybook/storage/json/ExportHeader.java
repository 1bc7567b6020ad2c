// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The first line of an export. It promises what follows, so that a file that was cut off between two lines shows.
 *
 * @param format the number of the format, {@link #FORMAT} for what is written here
 * @param chains how many events of each origin follow
 */
public record ExportHeader(long format, SortedMap<String, Long> chains) {
    public static final long FORMAT = 1;

    private static final String NAME = "relaybook-export";

    public static ExportHeader of(SortedMap<String, Long> chains) {
        return new ExportHeader(FORMAT, chains);
    }

    /** How many lines follow. */
    public long events() {
        return chains.values().stream().mapToLong(Long::longValue).sum();
    }

    public String write() {
        return JsonText.object(out -> out.number(NAME, format).object("chains", each -> chains.forEach(each::number)));
    }

    /** The header in a line; empty when the line is none, as in any other file. */
    public static Optional<ExportHeader> read(String line) {
        try {
            return JsonText.readLine(line, ExportHeader::read);
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /** Of a newer format nothing but its number is known. */
    private static Optional<ExportHeader> read(JsonIn in) {
        Optional<Long> format = in.optionalNumber(NAME);
        if (format.isEmpty()) return Optional.empty();
        SortedMap<String, Long> chains = new TreeMap<>();
        if (format.get() == FORMAT) chains.putAll(in.object("chains").numbers());
        return Optional.of(new ExportHeader(format.get(), chains));
    }
}
