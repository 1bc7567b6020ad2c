// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Launchers;
import dev.relaybook.bridge.engine.ListenerLock;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.engine.UnusableHomeException;
import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.HostList;
import dev.relaybook.bridge.hosts.Installer;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import dev.relaybook.bridge.server.LookForListener;
import dev.relaybook.model.ledger.LedgerUnavailableException;
import dev.relaybook.model.ledger.Receipt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "doctor",
        description = "Tells whether everything works on this machine, and what to do where it does not.",
        mixinStandardHelpOptions = true)
final class DoctorCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    /** Longer than anything that is well takes. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final long LITTLE_ROOM = 1 << 20;

    private final Map<String, String> findings = new LinkedHashMap<>();
    private boolean faulty;

    @Override
    public Integer call() {
        home();
        launchers();
        for (Host host : HostList.all()) host(host);
        if (json) {
            root.around().out().println(Json.write(findings));
        } else {
            findings.forEach((what, how) -> root.around().out().println(Plain.text(what + ": " + how)));
        }
        return faulty ? Exit.NO : Exit.DONE;
    }

    private void home() {
        Home home = root.home();
        home.stranger()
                .ifPresentOrElse(
                        it -> bad("home", home.folder() + " " + it + ": what one makes there the other can't open"),
                        () -> good("home", home.folder().toString()));
        disk(home);
        try (Relaybook relaybook = root.open(PATIENCE)) {
            relaybook.ledgers().write(_ -> true); // a lock that is held shows only when something is written
            long sessions = relaybook.ledgers().read(in -> in.sessions().size());
            good("ledger", "opens; " + Words.count(sessions, "session"));
            relaybook.settings().problem().ifPresentOrElse(it -> bad("settings", it), () -> good("settings", "fine"));
            Optional<Receipt> last = relaybook.receipts().newest(1).stream().findFirst();
            good("last hook", last.map(DoctorCommand::told).orElse("none has called yet"));
        } catch (UnusableHomeException | LedgerUnavailableException e) {
            bad("ledger", e.getMessage() + readable());
        }
        listening(home);
        good("gates", openGates(home));
        var logs = new LogFolder(home);
        logs.problem().ifPresent(it -> bad("logs", it));
        logs.lastLine().ifPresent(line -> good("last log line, in " + home.logs(), line));
    }

    /** An open ledger needs no room before something is written, so that a full disk may not show by itself. */
    private void disk(Home home) {
        try {
            long free = Files.getFileStore(home.folder()).getUsableSpace();
            if (free < LITTLE_ROOM) {
                bad("disk", "full, " + (free >> 10) + " KiB are free; free some space, or hooks can record nothing");
            }
        } catch (IOException _) {
            // a home that is not there yet, or can't be looked at: the ledger tells
        }
    }

    private String readable() {
        try (Relaybook relaybook = root.openToRead()) {
            long sessions =
                    relaybook.ledgers().<Long>read(in -> (long) in.sessions().size());
            return ". It can be read: " + Words.count(sessions, "session");
        } catch (UnusableHomeException | LedgerUnavailableException _) {
            return "";
        }
    }

    private static String told(Receipt it) {
        return it.host() + " " + it.event() + ", " + it.outcome() + ", " + it.at()
                + (it.detail().isEmpty() ? "" : ": " + it.detail());
    }

    private void listening(Home home) {
        LookForListener.Found found = LookForListener.look(home, PATIENCE);
        String process = found.process().map(pid -> ", process " + pid).orElse("");
        switch (found.state()) {
            case NOBODY -> good("listening", "nobody; hooks do the work themselves, which takes them longer");
            case GONE ->
                good(
                        "listening",
                        "nobody; whoever did was ended without a farewell, which harms nothing: hooks do the work"
                                + " themselves, and the next app or server takes its place");
            case ANSWERS -> good("listening", "Relaybook " + found.version().orElse("of an unknown version") + process);
            case HANGS ->
                bad(
                        "listening",
                        "somebody"
                                + ListenerLock.holder(home)
                                        .map(pid -> ", process " + pid + ",")
                                        .orElse("")
                                + " has the socket and does not answer; end that process. Until then each hook waits"
                                + " for it before it does the work itself");
        }
    }

    private static String openGates(Home home) {
        if (!Files.isDirectory(home.open())) return "closed; nothing is owed";
        try (Stream<Path> files = Files.walk(home.open())) {
            long open = files.filter(Files::isRegularFile).count();
            return open == 0 ? "closed; nothing is owed" : "open for " + Words.count(open, "session");
        } catch (IOException e) {
            return "can't be read: " + e.getMessage();
        }
    }

    private void launchers() {
        Launchers.folder()
                .ifPresentOrElse(
                        bin -> good("launchers", bin.toString()),
                        () -> bad(
                                "launchers",
                                "this is not the packaged product, so hooks can't be installed from here"));
    }

    private void host(Host host) {
        Installer.Machine machine = new Installer.Machine(
                root.around().environment(),
                Launchers.folder().orElse(Path.of("/")).resolve("relaybook-hook"),
                Launchers.folder().orElse(Path.of("/")).resolve("relaybook"),
                root.home().folder().toAbsolutePath());
        String name = host.id().value();
        Installer.Presence presence = host.installer().presence(machine);
        if (!presence.found()) {
            good(name, "not found on this machine");
            return;
        }
        String version = presence.version().map(it -> " " + it).orElse("");
        try {
            boolean current = List.of(true, false).stream()
                    .anyMatch(hint -> host.installer()
                            .install(machine, new Installer.Choices(hint))
                            .changesNothing());
            String state = current ? "connected" : "not connected, or by another version; relaybook install " + name;
            String found = host.title() + version + ", settings in " + presence.settings() + ", " + state;
            List<String> obstacles = host.installer().obstacles(machine);
            if (obstacles.isEmpty()) good(name, found);
            else bad(name, found + ". But " + String.join(" ", obstacles));
        } catch (UnreadableSettingsException e) {
            bad(name, String.valueOf(e.getMessage()));
        }
    }

    private void good(String what, String how) {
        findings.put(what, how);
    }

    private void bad(String what, String how) {
        faulty = true;
        findings.put(what, how);
    }
}
