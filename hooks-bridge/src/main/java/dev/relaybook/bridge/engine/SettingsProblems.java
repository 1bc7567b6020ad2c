// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import com.electronwill.nightconfig.core.UnmodifiableConfig;
import dev.relaybook.model.compose.ComposeSettings;
import dev.relaybook.model.gate.Profile;
import dev.relaybook.model.gate.Severity;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds values in the settings that count as not set, for whoever wonders why. */
final class SettingsProblems {
    private SettingsProblems() {}

    /** The first one, in a sentence. */
    static Optional<String> first(UnmodifiableConfig config) {
        Object projects = config.get(List.of("project"));
        if (projects == null) return inTable("", config);
        if (!(projects instanceof UnmodifiableConfig all)) {
            return Optional.of("project is " + projects + "; it holds a table for each folder");
        }
        return Stream.concat(
                        inTable("", config).stream(),
                        all.valueMap().entrySet().stream()
                                .flatMap(it -> ofProject(it.getKey(), it.getValue()).stream()))
                .findFirst();
    }

    private static Optional<String> ofProject(String folder, Object value) {
        return value instanceof UnmodifiableConfig table
                ? inTable(" of project " + folder, table)
                : Optional.of("project " + folder + " is " + value + "; it is a table");
    }

    private static Optional<String> inTable(String where, UnmodifiableConfig table) {
        return Stream.of(
                        fault("profile" + where, table.get("profile"), words(Profile.class)),
                        fault("steer" + where, table.get("steer"), List.of("listed", "off")),
                        fault("hint" + where, table.get("hint"), List.of(true, false)),
                        budget(where, table.get("budget")),
                        rules(where, table.get("rules")))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> budget(String where, @Nullable Object value) {
        if (value == null || SettingsFile.budget(value).isPresent()) return Optional.empty();
        return Optional.of("budget" + where + " is " + value + "; it is a number of characters, "
                + ComposeSettings.FEWEST_CHARACTERS + " or more");
    }

    private static Optional<String> rules(String where, @Nullable Object value) {
        if (value == null) return Optional.empty();
        if (!(value instanceof UnmodifiableConfig rules)) return Optional.of("rules" + where + " is " + value);
        return rules.valueMap().entrySet().stream()
                .flatMap(it -> fault("rule " + it.getKey() + where, it.getValue(), words(Severity.class)).stream())
                .findFirst();
    }

    private static Optional<String> fault(String what, @Nullable Object value, List<?> known) {
        if (value == null || known.contains(value)) return Optional.empty();
        String list = known.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return Optional.of(what + " is " + value + "; it can be " + list);
    }

    private static List<String> words(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(it -> it.name().toLowerCase(Locale.ROOT))
                .toList();
    }
}
