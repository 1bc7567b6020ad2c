// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The main in a process of its own. */
class RelaybookMainTest {
    @TempDir
    private Path folder;

    @Test
    void commandsLoadNothingOfJavaFx() throws Exception {
        Ended ended = run("", List.of("-Xlog:class+load:file=" + folder.resolve("classes.txt")), "sessions", "--json");
        assertEquals(0, ended.exit(), ended.text());
        String classes = Files.readString(folder.resolve("classes.txt"));
        assertTrue(classes.contains("dev.relaybook.bridge.cli.SessionsCommand"));
        assertFalse(classes.contains("javafx."), "a command loads JavaFX");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutADisplayItSaysSoAndNamesWhatWorks() throws Exception {
        Ended ended = run("", List.of(), new String[0]);
        assertEquals(69, ended.exit(), ended.text());
        assertTrue(ended.text().startsWith("There is no display to open a window on"), ended.text());
        assertTrue(ended.text().contains("relaybook show"), ended.text());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aDisplayThatIsNotThereIsToldTheSameWay() throws Exception {
        Ended ended = run(":4711", List.of(), new String[0]);
        assertEquals(69, ended.exit(), ended.text());
        assertTrue(ended.text().contains("There is no display to open a window on"), ended.text());
    }

    @Test
    void theWindowOpensOnAFreshHomeAndEndsWell() throws Exception {
        List<String> headless = List.of("-Dglass.platform=Headless", "-Dprism.order=sw", "-Drelaybook.training=true");
        Ended ended = run("", headless, new String[0]);
        assertEquals(0, ended.exit(), ended.text());
        assertTrue(Files.exists(folder.resolve("home/ledger.db")));
        assertFalse(Files.exists(folder.resolve("home/socket")), "the socket's note stays after the end");
    }

    private record Ended(int exit, String text) {}

    private Ended run(String display, List<String> flags, String... words) throws IOException, InterruptedException {
        Path output = folder.resolve("output.txt");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), RelaybookMain.class.getName()));
        command.addAll(List.of(words));
        var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().remove("WAYLAND_DISPLAY");
        builder.environment().put("DISPLAY", display);
        builder.environment().put("RELAYBOOK_HOME", folder.resolve("home").toString());
        builder.environment().put("XDG_RUNTIME_DIR", "");

        Process process = builder.start();
        boolean ended = process.waitFor(60, TimeUnit.SECONDS);
        if (!ended) process.destroyForcibly().waitFor();
        return new Ended(ended ? process.exitValue() : -1, Files.readString(output));
    }
}
