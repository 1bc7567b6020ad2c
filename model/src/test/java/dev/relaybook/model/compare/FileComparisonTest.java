// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FileComparisonTest {
    private static final String ROOT = "/work/shop";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "src/A.java | src/A.java",
                "- src/A.java | src/A.java",
                "1. `src/A.java`: new | src/A.java",
                "* src/A.java - the parser, rewritten | src/A.java",
                "src/A.java (new, see below) | src/A.java",
                "src/A.java: now faster | src/A.java",
                "M src/A.java | src/A.java",
                "new file:   src/A.java | src/A.java",
                "/work/shop/src/A.java | src/A.java",
                "./src/b/../A.java | src/A.java",
                "src\\A.java | src/A.java",
                "I changed src/A.java so that it parses. | src/A.java",
                "src/A.java, src/B.java; Makefile | src/A.java Makefile src/B.java",
                "src/A.java -> src/B.java | src/B.java",
                "src/*.java | src/A.java src/B.java",
                "src/**/*.java | src/A.java src/b/c/C.java",
                "src/{A,B}.java | src/A.java src/B.java",
                "src/ | src/A.java src/b/C.java",
                "a file | 'a file'",
                "caf\u00e9.txt | cafe\u0301.txt",
                "sub/inner/x.c | sub/",
                "none | ''",
                "- none | ''",
                "No files changed yet. | ''",
                "'' | ''",
            })
    void whatSomebodyWroteIsRead(String text, String real) {
        List<ChangedFile> changed = changed(real.equals("a file") ? new String[] {real} : real.split(" "));

        RecordedFiles recorded = RecordedFiles.written(text, ROOT, paths(changed));

        FileComparison all = FileComparison.of(recorded, changed);
        assertEquals(List.of(), all.onlyReal());
        assertEquals(List.of(), all.onlyRecorded());
        assertEquals(List.of(), recorded.notUnderstood());
    }

    @Test
    void bothSidesOfAMismatchAreTold() {
        RecordedFiles recorded = RecordedFiles.written("- src/A.java\n- src/Old.java\n- ~/.bashrc", ROOT, List.of());

        FileComparison all = FileComparison.of(recorded, changed("src/A.java", "src/New.java"));

        assertEquals(changed("src/A.java"), all.agreed());
        assertEquals(changed("src/New.java"), all.onlyReal());
        assertEquals(List.of("src/Old.java"), shown(all.onlyRecorded()));
        assertEquals(List.of("~/.bashrc"), shown(all.outside()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "~/.bashrc",
                "/etc/hosts",
                "../other/x.c",
                "C:\\work\\x.c",
                "$HOME/x.c",
                "src/../../x.c",
                "/work/shopping/x"
            })
    void whatLiesOutsideIsNoMismatch(String path) {
        FileComparison all = FileComparison.of(RecordedFiles.captured(path, ROOT), List.of());

        assertEquals(List.of(path), shown(all.outside()));
        assertEquals(true, all.agrees());
    }

    @Test
    void aProjectOnWindowsHasItsFiles() {
        RecordedFiles recorded = RecordedFiles.written("c:\\Work\\Shop\\src\\A.java", "C:\\work\\shop", List.of());

        assertEquals(true, FileComparison.of(recorded, changed("src/A.java")).agrees());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the parser and/or its tests",
                "see https://a.b/c.html",
                "e.g. refactoring",
                "version 1.2.3 of it"
            })
    void proseWithoutAFileIsToldAsSuch(String prose) {
        RecordedFiles recorded = RecordedFiles.written(prose, ROOT, List.of());

        assertEquals(List.of(), recorded.files());
        assertEquals(List.of(prose), recorded.notUnderstood());
    }

    @Test
    void aCapturedLineIsAPathWhateverItHolds() {
        String odd = "a, b; `c` - (d): e.txt";

        RecordedFiles recorded = RecordedFiles.captured("(3 earlier files not listed)\n" + odd + "\nwith line", ROOT);

        assertEquals(3, recorded.notListed());
        assertEquals(
                true, FileComparison.of(recorded, changed(odd, "with\nline")).agrees());
    }

    @Test
    void aRenamedFileIsKnownByEitherName() {
        ChangedFile renamed = new ChangedFile("new.c", ChangedFile.What.RENAMED, Optional.of("old.c"));
        for (String name : List.of("new.c", "old.c", "old.c -> new.c")) {
            assertEquals(
                    true,
                    FileComparison.of(RecordedFiles.written(name, ROOT, List.of()), List.of(renamed))
                            .agrees());
        }
    }

    @Test
    void signsOfPatternsInNamesAreThemselves() {
        String odd = "a+b(c)[d]{e}*.$x^y|z";

        assertEquals(
                true,
                FileComparison.of(RecordedFiles.captured(odd, ROOT), changed(odd))
                        .agrees());
        assertEquals(
                false,
                FileComparison.of(RecordedFiles.captured("a.c", ROOT), changed("abc"))
                        .agrees());
    }

    private static List<ChangedFile> changed(String... paths) {
        return Arrays.stream(paths)
                .filter(it -> !it.isEmpty())
                .map(it -> new ChangedFile(it, ChangedFile.What.CHANGED))
                .toList();
    }

    private static List<String> paths(List<ChangedFile> files) {
        return files.stream().map(ChangedFile::path).toList();
    }

    private static List<String> shown(List<RecordedFile> files) {
        return files.stream().map(RecordedFile::shown).toList();
    }
}
