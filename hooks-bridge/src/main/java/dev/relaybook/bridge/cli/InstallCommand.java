// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "install",
        description =
                "Connects the agents found on this machine: merges hooks and the /handoff command into their settings.",
        mixinStandardHelpOptions = true)
final class InstallCommand extends HostsCommand {
    @Option(
            names = "--profile",
            paramLabel = "P",
            description = "Also set the gate's profile: standard, strict or observe.")
    private @Nullable String profile;

    @Option(names = "--no-hint", description = "Do not teach agents the marks at the start of a session.")
    private boolean noHint;

    @Override
    InstallPlan plan(Host host, Installer.Machine machine) {
        return host.installer().install(machine, new Installer.Choices(!noHint));
    }

    @Override
    void beforePlanning() {
        if (profile != null) SettingsEdit.checkProfile(profile);
    }

    @Override
    void afterWriting() {
        SettingsEdit edit = new SettingsEdit(home().prepare().config());
        if (profile != null) edit.set("profile", profile);
        if (noHint) edit.set("hint", false);
    }

    @Override
    String done(Host host) {
        return host.title() + " is connected; its next session is seen by itself.";
    }

    @Override
    String nothing(Host host) {
        return host.title() + " is connected already; nothing to write.";
    }
}
