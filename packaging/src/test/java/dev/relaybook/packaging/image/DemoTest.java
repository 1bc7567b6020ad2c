// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The story a newcomer is shown first: told in full, honest about its figures, and gone afterwards. */
@Tag("packaged")
@Timeout(180)
class DemoTest {
    private static final Pattern SCRATCH = Pattern.compile("Hooks answer on (/.*?/relaybook-demo-\\d+)/");

    @TempDir
    private Path folder;

    private final Path relaybook = PackagedImage.built().launcher("relaybook");

    @Test
    void theStoryIsToldAndNothingIsLeft() throws Exception {
        var run = PackagedImage.run(folder, Map.of(), relaybook, "demo", "--no-ui");

        assertEquals(0, run.exit(), run.err());
        assertTrue(run.out().matches("(?s).*Delivery 3: \\d+ characters through SessionStart, confirmed.*"), run.out());
        assertTrue(run.out().contains("That share is an assumption: no model is called here"), run.out());
        assertFalse(Files.exists(scratch(run.out())));
        assertFalse(Files.exists(folder.resolve("relaybook")));
    }

    @Test
    void toldToEndInTheMiddleItLeavesNothingEither() throws Exception {
        Process process = new ProcessBuilder(relaybook.toString(), "demo", "--no-ui").start();
        Path scratch;
        try (BufferedReader out = process.inputReader()) {
            scratch = scratch(String.valueOf(out.readLine()));
            assertTrue(Files.isDirectory(scratch));
            process.destroy();
            assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        }

        assertFalse(Files.exists(scratch));
    }

    private static Path scratch(String out) throws IOException {
        Matcher told = SCRATCH.matcher(out);
        if (!told.find()) throw new IOException("no folder is told in " + out);
        return Path.of(told.group(1));
    }
}
