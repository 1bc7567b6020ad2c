// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.GitFolder;
import dev.relaybook.bridge.engine.Settings;
import dev.relaybook.bridge.engine.SettingsFile;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.gate.JudgeGate;
import dev.relaybook.model.gate.Severity;
import dev.relaybook.model.ledger.ProjectId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code relaybook policy}: what the gate's rules lead to, and who said so. */
@Command(
        name = "policy",
        description = "Shows what the gate's rules lead to in this project; sets a rule or the profile.",
        mixinStandardHelpOptions = true)
final class PolicyCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Option(
            names = "--project",
            paramLabel = "DIR",
            description = "The project; without it what is shown is of the current one, and what is set is for all.")
    private @Nullable Path project;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        ProjectId shown = chosen(project == null ? root.around().cwd() : project);
        SettingsFile settings = new SettingsFile(root.home().config());
        Settings.Choice choice = settings.of(shown);
        Map<String, Object> rules = new LinkedHashMap<>();
        for (String rule : JudgeGate.rules()) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("severity", Words.of(choice.policy().severity(rule)));
            row.put("from", settings.source(shown, rule));
            rules.put(rule, row);
        }
        String profile = Words.of(choice.policy().profile());
        if (json) print(Json.write(Map.of("project", shown.root(), "profile", profile, "rules", rules)));
        else print(text(shown, profile, rules));
        settings.problem().ifPresent(it -> root.around().err().println(Plain.text(it)));
        return Exit.DONE;
    }

    private static String text(ProjectId project, String profile, Map<String, Object> rules) {
        List<String> lines = new ArrayList<>(List.of(project.root() + ": profile " + profile));
        rules.forEach((rule, row) -> {
            Map<?, ?> values = (Map<?, ?>) row;
            lines.add("  %-36s %-6s %s".formatted(rule, values.get("severity"), values.get("from")));
        });
        return String.join("\n", lines);
    }

    @Command(
            name = "set",
            description = "Sets what a rule leads to: off, warn or block.",
            mixinStandardHelpOptions = true)
    int set(
            @Parameters(paramLabel = "RULE", description = "For example missing:rollback, or missing for all eight.")
                    String rule,
            @Parameters(paramLabel = "SEVERITY", description = "off, warn or block.") String severity) {
        if (!JudgeGate.rules().contains(rule) && !rule.equals("missing")) {
            throw new Problem(
                    Exit.REFUSED,
                    "There is no rule " + rule + "; it is missing or one of " + String.join(", ", JudgeGate.rules())
                            + ".");
        }
        boolean known =
                Arrays.stream(Severity.values()).anyMatch(it -> Words.of(it).equals(severity));
        if (!known) throw new Problem(Exit.REFUSED, "A rule is set to off, warn or block, not to " + severity + ".");
        return write(List.of("rules", rule), severity);
    }

    @Command(name = "unset", description = "Leaves a rule to the profile again.", mixinStandardHelpOptions = true)
    int unset(@Parameters(paramLabel = "RULE", description = "As it was set.") String rule) {
        new SettingsEdit(root.home().prepare().config()).remove(key(List.of("rules", rule)));
        return call();
    }

    @Command(
            name = "profile",
            description = "Sets the profile: standard, strict or observe.",
            mixinStandardHelpOptions = true)
    int profile(@Parameters(paramLabel = "P", description = "standard, strict or observe.") String name) {
        SettingsEdit.checkProfile(name);
        return write(List.of("profile"), name);
    }

    private int write(List<String> key, String value) {
        new SettingsEdit(root.home().prepare().config()).set(key(key), value);
        return call();
    }

    private List<String> key(List<String> key) {
        if (project == null) return key;
        List<String> whole = new ArrayList<>(List.of("project", chosen(project).root()));
        whole.addAll(key);
        return whole;
    }

    private ProjectId chosen(Path folder) {
        return GitFolder.project(root.around().cwd().resolve(folder).normalize());
    }

    private void print(String text) {
        root.around().out().println(json ? text : Plain.text(text));
    }
}
