// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OutcomesTest {
    private static final Path ENGINE = Path.of("../hooks-bridge/src/main/java/dev/relaybook/bridge/engine");
    private static final Pattern CODE =
            Pattern.compile("HookAnswer(?:\\.goOn)?\\(\\s*(?:new HookOutcome\\.\\w+\\([^\"]*?,\\s*)?\"([a-z-]+)\"");

    @BeforeEach
    void speakEnglish() {
        Locale.setDefault(Locale.ENGLISH);
    }

    @Test
    void peopleReadWordsInPlaceOfCodes() {
        assertEquals("nothing was due", Outcomes.words("nothing-owed"));
        assertEquals("from-the-future", Outcomes.words("from-the-future"));
    }

    @Test
    void everyCodeThatHooksLeaveHasWords() throws IOException {
        Set<String> codes = new TreeSet<>();
        try (var files = Files.list(ENGINE)) {
            for (Path file : files.toList()) {
                Matcher code = CODE.matcher(Files.readString(file));
                while (code.find()) codes.add(code.group(1));
            }
        }
        assertFalse(codes.size() < 12, codes.toString());
        codes.removeIf(code -> !Outcomes.words(code).equals(code));
        assertEquals(Set.of(), codes);
    }
}
