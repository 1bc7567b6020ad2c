// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.ExportToFile;
import dev.relaybook.bridge.engine.GitFolder;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Exchange;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Session;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "export",
        description = "Writes the ledger's events as lines of JSON, for another home's relaybook import.",
        mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            defaultValue = "-",
            description = "Where to; - for standard output, as without it.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String file;

    @Option(
            names = {"-s", "--session"},
            paramLabel = "ID",
            description = "Only what this session's ledger holds; may be repeated. Of the other events only times,"
                    + " names of ledgers and hashes are written, so that the chains still verify.")
    private List<String> sessions = List.of();

    @Option(
            names = "--project",
            paramLabel = "DIR",
            arity = "0..1",
            fallbackValue = "",
            description = "Only what a project's ledger and its sessions' hold; without DIR the project here.")
    private @Nullable String project;

    @Override
    public Integer call() {
        try (Relaybook relaybook = root.open()) {
            Predicate<LedgerId> which = relaybook.ledgers().read(this::chosen);
            Exchange.Written written = file.equals("-")
                    ? toOutput(relaybook.exchange(), which)
                    : new ExportToFile(relaybook.exchange()).write(target(), which);
            if (!file.equals("-")) {
                root.around().out().println("Exported " + Words.count(written.events(), "event") + " to " + file + ".");
            }
            if (written.masked() > 0) root.around().err().println(leftOut(written.masked()));
            return Exit.DONE;
        }
    }

    private Exchange.Written toOutput(Exchange exchange, Predicate<LedgerId> which) {
        try {
            Writer out = new OutputStreamWriter(root.around().out(), StandardCharsets.UTF_8);
            Exchange.Written written = exchange.write(out, which);
            out.flush();
            return written;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the export", e);
        }
    }

    private Path target() {
        return root.around().cwd().resolve(file);
    }

    private Predicate<LedgerId> chosen(LedgerReader in) {
        if (sessions.isEmpty() && project == null) return _ -> true;
        List<Session> all = in.sessions();
        Set<LedgerId> ledgers = sessions.stream()
                .map(it -> SessionChoice.byId(all, it).ledger())
                .collect(Collectors.toSet());
        if (project != null) {
            ProjectId wanted = GitFolder.project(root.around().cwd().resolve(project));
            ledgers.add(wanted.ledger());
            all.stream()
                    .filter(it -> it.project().equals(wanted))
                    .map(Session::ledger)
                    .forEach(ledgers::add);
        }
        return ledgers::contains;
    }

    private static String leftOut(long masked) {
        return Words.count(masked, "event") + " went out without what " + (masked == 1 ? "it says" : "they say")
                + ", since a secret is in it.";
    }
}
