// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.packaging.image.PackagedImage.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launchers find their image wherever it lies and whatever the environment is. */
@Tag("packaged")
class LaunchersTest {
    private static final PackagedImage IMAGE = PackagedImage.built();
    private static final Run VERSION = new Run(0, "relaybook 0.1.0-SNAPSHOT\n", "");

    @TempDir
    static Path folder;

    private static PackagedImage copy;

    @TempDir
    Path home;

    @BeforeAll
    static void copyToAnUnusualFolder() throws IOException {
        copy = IMAGE.copyTo(folder.resolve("año nuevo/relay book"));
    }

    @Test
    void versionIsAllThatIsPrinted() throws Exception {
        assertEquals(VERSION, run(Map.of(), IMAGE.launcher("relaybook"), "--version"));
    }

    @Test
    void aStandardInputThatIsClosedIsEmpty() throws Exception {
        var run = PackagedImage.run(
                home, Map.of(), "/bin/sh", "-c", "\"$1\" contract pre <&-", "sh", IMAGE.launcher("relaybook"));

        assertEquals(2, run.exit(), run.err());
        assertTrue(run.out().contains("\"error\"") && !run.out().contains("larger"), run.out());
    }

    @Test
    void aCopyRunsInAFolderWithSpacesAndOtherLetters() throws Exception {
        assertEquals(VERSION, run(Map.of(), copy.launcher("relaybook"), "--version"));
    }

    @Test
    void aCopyRunsInALocaleThatIsNotUtf8() throws Exception {
        assertEquals(VERSION, run(Map.of("LC_ALL", "C"), copy.launcher("relaybook"), "--version"));
    }

    @Test
    void aCopyRunsInALocaleThatIsNotInstalled() throws Exception {
        assertEquals(VERSION, run(Map.of("LC_ALL", "xx_XX.UTF-8"), copy.launcher("relaybook"), "--version"));
    }

    @Test
    void linksToALinkToALauncherAreFollowed() throws Exception {
        Files.createSymbolicLink(folder.resolve("first"), copy.launcher("relaybook"));
        Path second = Files.createSymbolicLink(folder.resolve("second"), Path.of("first"));
        assertEquals(VERSION, run(Map.of(), second, "--version"));
    }

    @Test
    void theShellsPathFindsTheLauncher() throws Exception {
        String path = copy.root().resolve("bin") + ":" + System.getenv("PATH");
        assertEquals(VERSION, run(Map.of("PATH", path), "/bin/sh", "-c", "relaybook --version"));
    }

    @Test
    void optionsForOtherJvmsAreNotTaken() throws Exception {
        var environment = Map.of("JAVA_TOOL_OPTIONS", "-Dx=1", "JDK_JAVA_OPTIONS", "-Dx=2", "_JAVA_OPTIONS", "-Dx=3");
        assertEquals(VERSION, run(environment, IMAGE.launcher("relaybook"), "--version"));
    }

    @Test
    void aHookWithAnEmptyPayloadSaysNothingAndGoesOn() throws Exception {
        Run run = run(Map.of(), IMAGE.launcher("relaybook-hook"), "claude-code", "PreCompact");
        assertEquals(new Run(0, "", ""), run);
    }

    @Test
    void theSqliteLibraryLiesOutsideItsJar() throws IOException {
        assertTrue(Files.isRegularFile(IMAGE.root().resolve("native").resolve(System.mapLibraryName("sqlitejdbc"))));
    }

    private Run run(Map<String, String> environment, Object... command) throws Exception {
        return PackagedImage.run(home, environment, command);
    }
}
