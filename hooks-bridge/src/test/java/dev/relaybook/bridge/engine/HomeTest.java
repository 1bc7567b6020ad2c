// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HomeTest {
    @TempDir
    private Path folder;

    @Test
    void theGivenFolderWinsOverTheVariable() {
        Map<String, String> environment = Map.of("RELAYBOOK_HOME", "/named");

        assertEquals(new Home(Path.of("/given")), Home.find(Optional.of("/given"), environment));
        assertEquals(new Home(Path.of("/named")), Home.find(Optional.empty(), environment));
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "home", "./x", "\uFEFF/home", "/home\n", "/ho\uFEFFme", "/home\u0007"})
    void aNameThatIsNoPathOfAFolderIsRefusedWithWhatToDo(String odd) {
        var given = assertThrows(UnusableHomeException.class, () -> Home.find(Optional.of(odd), Map.of()));
        var named = assertThrows(
                UnusableHomeException.class, () -> Home.find(Optional.empty(), Map.of("RELAYBOOK_HOME", odd)));

        assertTrue(String.valueOf(given.getMessage()).startsWith("--home "), given.getMessage());
        assertTrue(String.valueOf(named.getMessage()).startsWith("RELAYBOOK_HOME "), named.getMessage());
        assertTrue(
                String.valueOf(named.getMessage()).matches("(?s).*; (set it to|write the path).*"), named.getMessage());
    }

    @Test
    void anEmptyOptionIsRefusedAndAnEmptyVariableIsNone() {
        assertThrows(UnusableHomeException.class, () -> Home.find(Optional.of(""), Map.of("HOME", "/home/ann")));
        assertEquals(
                Home.usual(Map.of("HOME", "/home/ann")),
                Home.find(Optional.empty(), Map.of("HOME", "/home/ann", "RELAYBOOK_HOME", "")));
    }

    @Test
    void eachSystemHasItsPlace() {
        Map<String, String> plain = Map.of("HOME", "/home/ann");
        Map<String, String> xdg = Map.of("HOME", "/home/ann", "XDG_DATA_HOME", "/data");
        Map<String, String> relative = Map.of("HOME", "/home/ann", "XDG_DATA_HOME", "data");

        assertEquals(Path.of("/home/ann/.local/share/relaybook"), Home.usual(plain, "Linux", ""));
        assertEquals(Path.of("/data/relaybook"), Home.usual(xdg, "Linux", ""));
        assertEquals(Path.of("/home/ann/.local/share/relaybook"), Home.usual(relative, "Linux", ""));
        assertEquals(Path.of("/home/ann/Library/Application Support/Relaybook"), Home.usual(xdg, "Mac OS X", ""));
    }

    @Test
    void prepareClosesAFolderThatWasOpenToOthers() throws IOException {
        Path open = Files.createDirectory(
                folder.resolve("home"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));

        new Home(open).prepare();

        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(open)));
    }

    @Test
    void prepareSaysWhyAPathCannotBeAHome() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));

        assertThrows(UnusableHomeException.class, () -> new Home(file.resolve("below")).prepare());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "home", "./x"})
    void anOddHomeIsToldAndNotReplaced(String odd) {
        var e = assertThrows(UnusableHomeException.class, () -> Home.usual(Map.of("HOME", odd), "Linux", "/root"));

        assertTrue(String.valueOf(e.getMessage()).contains("HOME is \"" + odd + "\""), e.getMessage());
        assertEquals(
                Path.of("/data/relaybook"),
                Home.usual(Map.of("HOME", odd, "XDG_DATA_HOME", "/data"), "Linux", "/root"));
    }
}
