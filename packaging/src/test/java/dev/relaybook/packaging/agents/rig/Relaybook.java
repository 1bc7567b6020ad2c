// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The packaged product, used by its commands alone, in the home of one run. */
public final class Relaybook {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Path IMAGE = Path.of(System.getProperty("relaybook.image", "target/relaybook"));

    private final Rig rig;

    public Relaybook(Rig rig) {
        this.rig = rig;
    }

    /** The program that hosts are told to run. */
    static Path hookLauncher() {
        return launcher("relaybook-hook");
    }

    private static Path launcher(String name) {
        return IMAGE.toAbsolutePath().normalize().resolve("bin").resolve(name);
    }

    public void install(String... more) {
        var arguments = new ArrayList<>(List.of("install", rig.agent().host(), "--yes"));
        arguments.addAll(List.of(more));
        run(arguments.toArray(String[]::new));
    }

    /** Runs a command that must succeed and gives what it printed. */
    public String run(String... arguments) {
        String out = Commands.output(command(arguments), rig.folder().project());
        rig.folder().append("relaybook", "relaybook " + String.join(" ", arguments) + "\n" + out);
        return out;
    }

    /** The id of the record that says this. */
    public String idOf(String session, String statement) {
        return show(session)
                .path("records")
                .valueStream()
                .filter(record -> record.path("statement").asString().equals(statement))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no record says: " + statement))
                .path("id")
                .asString();
    }

    /** How many deliveries of a session were found whole in its transcript. */
    public long confirmed(String session) {
        return show(session)
                .path("deliveries")
                .valueStream()
                .filter(delivery -> delivery.path("state").asString().equals("confirmed"))
                .count();
    }

    private JsonNode show(String session) {
        return JSON.readTree(run("show", "--json", "--session", session));
    }

    /** Starts {@code relaybook serve} and waits until it answers. */
    public Process serve() {
        try {
            Process server = new ProcessBuilder(command("serve"))
                    .directory(rig.folder().project().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(rig.folder().log("serve").toFile())
                    .start();
            rig.folder().awaitInLog("serve", "Listening on ");
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException("starting the server", e);
        }
    }

    private List<String> command(String... arguments) {
        var command =
                new ArrayList<>(List.of("env", "RELAYBOOK_HOME=" + rig.folder().relaybookHome()));
        command.add(launcher("relaybook").toString());
        command.addAll(List.of(arguments));
        return rig.inside(command);
    }
}
