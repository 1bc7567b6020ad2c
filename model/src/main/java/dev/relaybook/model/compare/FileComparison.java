// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compare;

import java.util.ArrayList;
import java.util.List;

/**
 * What a ledger says of changed files against what is really changed.
 *
 * @param agreed what both know of
 * @param onlyReal what was not recorded
 * @param onlyRecorded what is not changed now: it was committed or undone since, or never was
 * @param outside what was recorded and lies outside of the project, where nobody can be asked
 */
public record FileComparison(
        List<ChangedFile> agreed,
        List<ChangedFile> onlyReal,
        List<RecordedFile> onlyRecorded,
        List<RecordedFile> outside) {

    public static FileComparison of(RecordedFiles recorded, List<ChangedFile> real) {
        List<ChangedFile> agreed = new ArrayList<>();
        List<ChangedFile> onlyReal = new ArrayList<>();
        for (ChangedFile file : real) {
            boolean known = recorded.covering(file).isPresent()
                    || recorded.files().stream().anyMatch(it -> liesIn(it, file));
            (known ? agreed : onlyReal).add(file);
        }
        List<RecordedFile> onlyRecorded = recorded.files().stream()
                .filter(it -> !it.outside())
                .filter(it ->
                        real.stream().noneMatch(file -> file.names().stream().anyMatch(it::covers) || liesIn(it, file)))
                .toList();
        List<RecordedFile> outside =
                recorded.files().stream().filter(RecordedFile::outside).toList();
        return new FileComparison(agreed, onlyReal, onlyRecorded, outside);
    }

    public boolean agrees() {
        return onlyReal.isEmpty() && onlyRecorded.isEmpty();
    }

    /** A file in a repository of its own, of which git only says that something in it changed. */
    private static boolean liesIn(RecordedFile recorded, ChangedFile file) {
        return file.repository() && recorded.names().stream().anyMatch(it -> it.startsWith(file.path()));
    }
}
