// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.hook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.packaging.image.PackagedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * What a user of Claude Code and the agent itself do to the packaged programs, in a folder of their own. No hook may fail
 * or print to its error output.
 *
 * @param log the session's transcript; it need not be there
 */
record ClaudeUser(PackagedImage image, Path folder, String session, Path log) {
    Home home() {
        return new Home(folder.resolve("relaybook"));
    }

    /** What the hook answers. */
    String hook(String event, String name, String field, String value) throws IOException, InterruptedException {
        Path payload = Files.writeString(
                folder.resolve(event + ".json"), """
                    {"session_id":"%s","transcript_path":"%s","cwd":"%s","hook_event_name":"%s","%s":"%s"}
                    """.formatted(session, log, folder, name, field, value));
        String line = "\"$1\" claude-code " + event + " <\"$2\"";
        var run = PackagedImage.run(
                folder, environment(), "/bin/sh", "-c", line, "sh", image.launcher("relaybook-hook"), payload);
        assertEquals(List.of(0, ""), List.of(run.exit(), run.err()));
        return run.out();
    }

    void relaybook(String... words) throws IOException, InterruptedException {
        List<Object> command = new ArrayList<>(List.of(image.launcher("relaybook")));
        command.addAll(Arrays.asList(words));
        var run = PackagedImage.run(folder, environment(), command.toArray());
        assertEquals(0, run.exit(), run.err());
    }

    Map<String, String> environment() {
        return Map.of(
                "HOME", folder.toString(),
                "RELAYBOOK_HOME", home().folder().toString(),
                "XDG_RUNTIME_DIR", folder.toString());
    }
}
