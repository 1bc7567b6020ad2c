// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.bridge.hosts.Installer.Choices;
import dev.relaybook.bridge.hosts.Installer.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A made-up user's machine in a temporary folder, to install on. */
public record Computer(Path root, Installer installer) {
    public Machine machine() {
        return machine("/opt/relaybook");
    }

    public Machine machine(String application) {
        return new Machine(
                Map.of(
                        "HOME",
                        root.resolve("user").toString(),
                        "PATH",
                        root.resolve("bin").toString()),
                Path.of(application, "bin", "relaybook-hook"),
                Path.of(application, "bin", "relaybook"),
                root.resolve("relaybook home"));
    }

    public InstallPlan install() {
        return apply(installer.install(machine(), new Choices(true)));
    }

    public InstallPlan uninstall() {
        return apply(installer.uninstall(machine()));
    }

    public InstallPlan apply(InstallPlan plan) {
        new ApplyChanges(machine().home()).apply(plan);
        return plan;
    }

    public Path file(String name) {
        return root.resolve("user").resolve(name);
    }

    public void write(String name, String text) throws IOException {
        Files.createDirectories(file(name).getParent());
        Files.writeString(file(name), text);
    }

    public String read(String name) throws IOException {
        return Files.readString(file(name));
    }

    /** All files of the user, with what is in them. */
    public Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        Files.createDirectories(root.resolve("user"));
        try (Stream<Path> paths = Files.walk(root.resolve("user"))) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                files.put(root.resolve("user").relativize(path).toString(), Files.readString(path));
            }
        }
        return files;
    }
}
