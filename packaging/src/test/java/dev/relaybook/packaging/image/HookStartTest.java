// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A hook that reads on must find all its code in the AOT cache. Code that the JVM has to make while it runs (the first switch over
 * types, the first equals or hashCode of a record) costs each call many milliseconds.
 */
@Tag("packaged")
class HookStartTest {
    private static final String SESSION = "start";
    private static final String TURN = """
        {"type":"user","uuid":"u%1$d","isSidechain":false,"sessionId":"start","timestamp":"2026-01-01T00:00:00.000Z",\
        "promptId":"p%1$d","message":{"role":"user","content":"Look at it, please."}}
        {"type":"assistant","uuid":"a%1$d","isSidechain":false,"sessionId":"start","timestamp":"2026-01-01T00:00:00.000Z",\
        "message":{"id":"m%1$d","role":"assistant","content":[{"type":"text","text":"I look."},\
        {"type":"tool_use","id":"t%1$d","name":"Bash","input":{"command":"ls"}}]}}
        {"type":"user","uuid":"r%1$d","isSidechain":false,"sessionId":"start","timestamp":"2026-01-01T00:00:00.000Z",\
        "message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"t%1$d","content":"Main.java"}]}}
        """;

    @TempDir
    Path home;

    @Test
    void aHookThatReadsOnMakesNoCode() throws Exception {
        PackagedImage image = PackagedImage.built().copyTo(home.resolve("image"));
        Path log = home.resolve("classes.log");
        tellClasses(image.root().resolve("runtime/bin"), log);
        Path transcript = home.resolve(".claude/projects/start/" + SESSION + ".jsonl");
        Files.createDirectories(transcript.getParent());

        Files.writeString(transcript, TURN.formatted(1));
        call(image, transcript, "session-start", "SessionStart");
        call(image, transcript, "pre-compact", "PreCompact");
        Files.writeString(transcript, TURN.formatted(1) + TURN.formatted(2));
        call(image, transcript, "user-prompt-submit", "UserPromptSubmit");

        List<String> all = Files.readAllLines(log);
        List<String> made = all.stream()
                .filter(line -> line.contains("$$TypeSwitch") || line.contains("LambdaForm"))
                .filter(line -> !line.contains("shared objects file"))
                .toList();
        assertTrue(
                all.stream().anyMatch(line -> line.contains("dev.relaybook.bridge.engine.HookEngine")),
                "log of classes");
        assertEquals(List.of(), made);
    }

    /** Puts a script in the place of the JVM that has it tell what it loads. */
    private static void tellClasses(Path bin, Path log) throws IOException {
        Files.move(bin.resolve("java"), bin.resolve("java.real"));
        Path script = Files.writeString(bin.resolve("java"), """
            #!/bin/sh
            for word; do
              shift
              [ "$word" = -Xlog:disable ] && word=-Xlog:class+load:file="%s"
              set -- "$@" "$word"
            done
            exec "$0.real" "$@"
            """.formatted(log));
        script.toFile().setExecutable(true);
    }

    private void call(PackagedImage image, Path transcript, String event, String name) throws Exception {
        Path payload = Files.writeString(home.resolve(event + ".json"), """
            {"session_id": "%s", "transcript_path": "%s", "cwd": "%s", "hook_event_name": "%s", "source": "startup",
             "trigger": "auto", "prompt": "go on", "prompt_id": "p3"}
            """.formatted(SESSION, transcript, home, name));
        String line = "\"$1\" claude-code " + event + " <\"$2\"";
        var run = PackagedImage.run(
                home, Map.of(), "/bin/sh", "-c", line, "sh", image.launcher("relaybook-hook"), payload);
        assertEquals(0, run.exit(), run.err());
    }
}
