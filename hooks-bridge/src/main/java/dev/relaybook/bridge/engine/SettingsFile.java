// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import com.electronwill.nightconfig.core.Config;
import com.electronwill.nightconfig.core.UnmodifiableConfig;
import com.electronwill.nightconfig.core.io.ParsingException;
import com.electronwill.nightconfig.toml.TomlParser;
import dev.relaybook.model.compose.ComposeSettings;
import dev.relaybook.model.gate.Policy;
import dev.relaybook.model.gate.Profile;
import dev.relaybook.model.gate.Severity;
import dev.relaybook.model.ledger.ProjectId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The settings in {@code config.toml} of the home: keys {@code profile}, {@code budget}, {@code steer}, {@code hint} and
 * a table {@code rules}, at the top for all projects and under {@code [project."FOLDER"]} for one. It is never looked for
 * in a repository. Read anew when asked, so that an edit counts at once; what can't be understood counts as not set.
 */
public final class SettingsFile implements Settings {
    private static final int MOST_CHARACTERS = 1_000_000;

    private static final Choice STANDARD =
            new Choice(Policy.of(Profile.STANDARD), ComposeSettings.DEFAULT_CHARACTERS, true, true);

    private final Path file;

    public SettingsFile(Path file) {
        this.file = file;
    }

    @Override
    public Choice of(ProjectId project) {
        if (!Files.exists(file)) return STANDARD; // the library behind the parser costs a hook its start-up time
        return parsed().map(config -> Read.choice(config, project.root())).orElse(STANDARD);
    }

    /** Where it was said what a rule leads to in a project, in words. */
    public String source(ProjectId project, String rule) {
        return (Files.exists(file) ? parsed() : Optional.<Config>empty())
                .map(config -> Read.source(config, project.root(), rule))
                .orElse("by the profile");
    }

    /** What is wrong with the file, in one sentence; empty when it can be understood. */
    public Optional<String> problem() {
        if (!Files.exists(file)) return Optional.empty();
        try {
            return SettingsProblems.first(parse());
        } catch (ParsingException | IOException e) {
            return Optional.of(file + " can't be understood and counts as not there: " + e.getMessage());
        }
    }

    private Optional<Config> parsed() {
        try {
            return Optional.of(parse());
        } catch (ParsingException | IOException _) {
            return Optional.empty(); // told by doctor, see problem()
        }
    }

    private Config parse() throws IOException {
        return new TomlParser().parse(Files.readString(file));
    }

    static Optional<Integer> budget(@Nullable Object value) {
        if (!(value instanceof Integer || value instanceof Long)) return Optional.empty();
        long characters = ((Number) value).longValue();
        boolean usable = characters >= ComposeSettings.FEWEST_CHARACTERS && characters <= MOST_CHARACTERS;
        return usable ? Optional.of((int) characters) : Optional.empty();
    }

    /** Looks into the parsed file; a class of its own, so that no hook loads it where there is no file. */
    private static final class Read {
        static Choice choice(Config config, String project) {
            Choice all = over(STANDARD, config);
            Object one = config.get(List.of("project", project));
            return one instanceof UnmodifiableConfig table ? over(all, table) : all;
        }

        static String source(Config config, String project, String rule) {
            Object one = config.get(List.of("project", project));
            if (one instanceof UnmodifiableConfig table && sets(table, rule)) return "set for this project";
            return sets(config, rule) ? "set for all projects" : "by the profile";
        }

        private static boolean sets(UnmodifiableConfig table, String rule) {
            int colon = rule.indexOf(':');
            String family = colon < 0 ? rule : rule.substring(0, colon);
            return table.get("rules") instanceof UnmodifiableConfig rules
                    && (word(rules.get(List.of(rule)), Severity.class).isPresent()
                            || word(rules.get(List.of(family)), Severity.class).isPresent());
        }

        private static Choice over(Choice base, UnmodifiableConfig table) {
            Map<String, Severity> rules = new HashMap<>(base.policy().overrides());
            if (table.get("rules") instanceof UnmodifiableConfig own) {
                own.valueMap()
                        .forEach((rule, value) ->
                                word(value, Severity.class).ifPresent(severity -> rules.put(rule, severity)));
            }
            Profile profile = word(table.get("profile"), Profile.class)
                    .orElse(base.policy().profile());
            int budget = budget(table.get("budget")).orElse(base.budget());
            boolean steer = switch (String.valueOf((Object) table.get("steer"))) {
                case "off" -> false;
                case "listed" -> true;
                default -> base.steer();
            };
            boolean hint = table.get("hint") instanceof Boolean wanted ? wanted : base.hint();
            return new Choice(new Policy(profile, rules), budget, steer, hint);
        }

        private static <E extends Enum<E>> Optional<E> word(@Nullable Object value, Class<E> type) {
            for (E constant : type.getEnumConstants()) {
                if (constant.name().toLowerCase(Locale.ROOT).equals(value)) return Optional.of(constant);
            }
            return Optional.empty();
        }
    }
}
