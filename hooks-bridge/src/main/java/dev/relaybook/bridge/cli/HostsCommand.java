// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Launchers;
import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.HostList;
import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.bridge.hosts.Payload;
import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import dev.relaybook.bridge.hosts.settings.ApplyChanges;
import dev.relaybook.bridge.hosts.settings.SettingsNotWrittenException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** A command that writes into the settings of hosts: shows the difference, asks, writes. */
abstract class HostsCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Parameters(
            arity = "0..*",
            paramLabel = "HOST",
            description = "claude-code, copilot-cli, codex-cli; without one: those found on this machine.")
    private List<String> names = new ArrayList<>();

    @Option(names = "--dry-run", description = "Show what would be written, and write nothing.")
    private boolean dryRun;

    @Option(names = "--yes", description = "Write without asking.")
    private boolean yes;

    @Override
    public final Integer call() {
        refuseOddFolders();
        beforePlanning();
        Installer.Machine machine = machine();
        ApplyChanges changes = new ApplyChanges(home().folder());
        int exit = Exit.DONE;
        boolean wrote = false;
        for (Host host : hosts(machine)) {
            try {
                InstallPlan plan = plan(host, machine);
                plan.notes().forEach(this::say);
                if (plan.changesNothing()) {
                    say(nothing(host));
                    wrote = true;
                } else if (agreed(host, changes.diff(plan))) {
                    home().prepare();
                    changes.apply(plan);
                    say(done(host));
                    wrote = true;
                }
            } catch (UnreadableSettingsException | SettingsNotWrittenException e) {
                root.around().err().println(Plain.text(String.valueOf(e.getMessage())));
                exit = Exit.REFUSED;
            }
        }
        if (wrote && !dryRun) afterWriting();
        return exit;
    }

    /** Another folder would be taken in its place, and that is not what was asked for. */
    private void refuseOddFolders() {
        for (String variable : List.of("HOME", "CLAUDE_CONFIG_DIR", "CODEX_HOME", "COPILOT_HOME")) {
            String folder = root.around().environment().get(variable);
            if (folder == null || Payload.absolute(folder).isPresent()) continue;
            if (folder.isEmpty() && !variable.equals("HOME")) continue; // as good as not set
            throw new Problem(
                    Exit.REFUSED,
                    variable + " is \"" + folder
                            + "\", which is no absolute path; set it to the folder whose agents are meant.");
        }
    }

    abstract InstallPlan plan(Host host, Installer.Machine machine);

    void beforePlanning() {}

    abstract void afterWriting();

    abstract String done(Host host);

    abstract String nothing(Host host);

    final Home home() {
        return root.home();
    }

    final void say(String text) {
        root.around().out().println(Plain.text(text));
    }

    private boolean agreed(Host host, String diff) {
        if (dryRun || !yes) say(diff);
        if (dryRun) return false;
        if (yes) return true;
        if (!root.around().terminal()) {
            throw new Problem(
                    Exit.REFUSED, "Nothing was written: there is no terminal to ask at. Add --yes, or --dry-run.");
        }
        root.around().out().print("Write this for " + host.title() + "? [y/N] ");
        root.around().out().flush();
        try {
            String answer =
                    new BufferedReader(new InputStreamReader(root.around().in(), StandardCharsets.UTF_8)).readLine();
            return answer != null && (answer.equalsIgnoreCase("y") || answer.equalsIgnoreCase("yes"));
        } catch (IOException _) {
            return false;
        }
    }

    private List<Host> hosts(Installer.Machine machine) {
        if (names.isEmpty()) {
            List<Host> found = HostList.all().stream()
                    .filter(host -> host.installer().presence(machine).found())
                    .toList();
            if (found.isEmpty()) {
                throw new Problem(
                        Exit.REFUSED,
                        "No agent that Relaybook knows was found here; name one to connect it all the same.");
            }
            return found;
        }
        return names.stream()
                .map(name -> HostList.find(name)
                        .orElseThrow(() -> new Problem(
                                Exit.REFUSED,
                                "There is no host " + name + "; it is one of "
                                        + HostList.all().stream()
                                                .map(it -> it.id().value())
                                                .toList() + ".")))
                .toList();
    }

    private Installer.Machine machine() {
        Path bin = Launchers.folder()
                .orElseThrow(() -> new Problem(
                        Exit.UNAVAILABLE,
                        "Hooks call the packaged launcher; run this command with the packaged bin/relaybook."));
        return new Installer.Machine(
                root.around().environment(),
                bin.resolve("relaybook-hook"),
                bin.resolve("relaybook"),
                home().folder().toAbsolutePath());
    }
}
