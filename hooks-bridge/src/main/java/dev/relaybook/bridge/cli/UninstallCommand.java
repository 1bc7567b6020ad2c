// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer;
import picocli.CommandLine.Command;

@Command(
        name = "uninstall",
        description = "Takes Relaybook out of the agents' settings. The ledger stays.",
        mixinStandardHelpOptions = true)
final class UninstallCommand extends HostsCommand {
    @Override
    InstallPlan plan(Host host, Installer.Machine machine) {
        return host.installer().uninstall(machine);
    }

    @Override
    void afterWriting() {
        say("What was recorded stays in " + home().folder() + "; delete that folder to forget it.");
    }

    @Override
    String done(Host host) {
        return host.title() + " no longer calls Relaybook.";
    }

    @Override
    String nothing(Host host) {
        return host.title() + " was not connected; nothing to write.";
    }
}
