// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.GitFolder;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Session;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which session a command is about: the one named, else the one the host's variable names, else the newest here. */
final class SessionChoice {
    /** Agents set these for the commands they run. */
    private static final List<String> HOST_VARIABLES =
            List.of("CLAUDE_CODE_SESSION_ID", "COPILOT_AGENT_SESSION_ID", "CODEX_THREAD_ID");

    @Option(
            names = {"-s", "--session"},
            paramLabel = "ID",
            description = "The session: its id or the beginning of it. Without it: the session of the agent that runs"
                    + " the command; where no agent does, the newest one of this project.")
    private @Nullable String named;

    /**
     * The session, and why it may not be the one that is meant.
     *
     * @param doubt one sentence or two
     */
    record Chosen(Session session, Optional<String> doubt) {}

    /** @throws Problem when there is none, or more than one may be meant */
    Chosen in(LedgerReader ledgers, Surroundings around) {
        List<Session> all = ledgers.sessions();
        if (named != null) return new Chosen(byId(all, named), Optional.empty());
        List<String> set = HOST_VARIABLES.stream()
                .filter(it -> !around.environment().getOrDefault(it, "").isBlank())
                .toList();
        for (String variable : set) {
            String id = around.environment().get(variable);
            Optional<Session> found = first(all, it -> it.key().id().equals(id));
            if (found.isPresent()) return new Chosen(found.get(), Optional.empty());
        }
        Optional<String> unknown = set.stream().findFirst().map(it -> unknown(around, it));
        ProjectId here = GitFolder.project(around.cwd());
        Session newest = first(all, it -> it.project().equals(here))
                .orElseThrow(() -> new Problem(
                        Exit.REFUSED,
                        unknown.map(it -> it + " Name one with --session.").orElseGet(() -> nothingHere(all, here))));
        return new Chosen(
                newest,
                unknown.map(it -> it + " The newest session of this project is another one, "
                        + newest.key().id() + "."));
    }

    private static String unknown(Surroundings around, String variable) {
        return variable + " names the session " + around.environment().get(variable)
                + ", which no hook has told of yet; relaybook sessions lists the known ones.";
    }

    /** @throws Problem when none, or more than one, may be meant */
    static Session byId(List<Session> all, String id) {
        if (id.isBlank()) {
            throw new Problem(Exit.REFUSED, "--session is empty; name one, relaybook sessions lists them.");
        }
        String bare = id.substring(id.indexOf(':') + 1);
        Optional<Session> exact = first(all, it -> it.key().id().equals(id))
                .or(() -> first(all, it -> (it.key().host() + ":" + it.key().id()).equals(id)))
                .or(() -> first(all, it -> it.key().id().equals(bare)));
        if (exact.isPresent()) return exact.get();
        List<Session> found =
                all.stream().filter(it -> it.key().id().startsWith(bare)).toList();
        if (found.size() == 1) return found.getFirst();
        if (found.isEmpty()) {
            throw new Problem(Exit.REFUSED, "No session " + id + " is known; relaybook sessions lists them.");
        }
        throw new Problem(Exit.REFUSED, id + " may mean " + found.size() + " sessions; type more of the id.");
    }

    private static String nothingHere(List<Session> all, ProjectId here) {
        if (all.isEmpty()) {
            return "No session is known yet. relaybook install connects the agents on this machine;"
                    + " their next sessions are seen by themselves.";
        }
        return "No session is known in " + here.root() + "; name one with --session, relaybook sessions lists them.";
    }

    private static Optional<Session> first(List<Session> all, Predicate<Session> which) {
        return all.stream().filter(which).findFirst();
    }
}
