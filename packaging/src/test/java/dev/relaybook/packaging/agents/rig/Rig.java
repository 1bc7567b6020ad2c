// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import dev.relaybook.packaging.agents.endpoint.ModelServer;
import dev.relaybook.packaging.agents.endpoint.Recording;
import dev.relaybook.packaging.agents.endpoint.Script;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Everything one run needs, set up and ready: an agent that has not started yet, its model, its project. */
public final class Rig implements AutoCloseable {
    private static final Duration ON_DISK = Duration.ofSeconds(10);

    private final Agent agent;
    private final RunFolder folder;
    private final Path runtime;
    private final Script script;
    private final Recording recording;
    private final Isolation isolation;

    private Rig(Agent agent, RunFolder folder, Path runtime) {
        this.agent = agent;
        this.folder = folder;
        this.runtime = runtime;
        this.script = new Script(folder.script());
        this.recording = new Recording(folder.requests());
        this.isolation = Isolation.around(modelCommand(folder), folder.log("model"));
    }

    public static Rig of(Agent agent, String scenario) {
        RunFolder folder = RunFolder.fresh(agent.name(), scenario);
        agent.prepare(folder);
        try {
            // sockets need a short path, and the runs lie deep
            var rig = new Rig(agent, folder, Files.createTempDirectory("rb"));
            rig.isolation.awaitReady(readyFile(folder));
            Project.make(rig);
            return rig;
        } catch (IOException e) {
            throw new UncheckedIOException("making a runtime folder", e);
        }
    }

    private static List<String> modelCommand(RunFolder folder) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return List.of(
                java.toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                ModelServer.class.getName(),
                folder.script().toString(),
                folder.requests().toString(),
                readyFile(folder).toString());
    }

    private static Path readyFile(RunFolder folder) {
        return folder.root().resolve("model-ready");
    }

    public Agent agent() {
        return agent;
    }

    public RunFolder folder() {
        return folder;
    }

    /** The answers the model will give. */
    public Script script() {
        return script;
    }

    /** What the model was asked. */
    public Recording recording() {
        return recording;
    }

    Path runtime() {
        return runtime;
    }

    /** A command line of the agent or of anything else of this run, isolated. */
    List<String> inside(List<String> command) {
        return isolation.enter(environment(), command);
    }

    private Map<String, String> environment() {
        var environment = new LinkedHashMap<String, String>();
        environment.put("HOME", folder.home().toString());
        environment.put("PATH", agent.binaries() + ":/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin");
        environment.put("XDG_RUNTIME_DIR", runtime.toString());
        environment.put("TERM", "xterm-256color");
        environment.put("LANG", "C.UTF-8");
        environment.putAll(agent.environment());
        return environment;
    }

    /** Waits until the transcript shows so many compactions of the main conversation: hosts write late. */
    public void awaitCompactions(Conversation conversation, long count) {
        Await.until(
                count + " compactions in the transcript",
                ON_DISK,
                () -> agent.compactions(folder, conversation.session()) >= count);
    }

    @Override
    public void close() {
        isolation.close();
        try {
            RunFolder.deleteAll(runtime);
        } catch (IOException e) {
            throw new UncheckedIOException("deleting " + runtime, e);
        }
    }
}
