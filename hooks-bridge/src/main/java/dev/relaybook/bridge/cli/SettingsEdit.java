// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import com.electronwill.nightconfig.core.CommentedConfig;
import com.electronwill.nightconfig.core.io.ParsingException;
import com.electronwill.nightconfig.toml.TomlParser;
import com.electronwill.nightconfig.toml.TomlWriter;
import dev.relaybook.model.gate.Profile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Writes one value into {@code config.toml}; comments and everything else in it stay. */
final class SettingsEdit {
    private final Path file;

    SettingsEdit(Path file) {
        this.file = file;
    }

    /** @throws Problem when there is no such profile */
    static void checkProfile(String name) {
        boolean known =
                Arrays.stream(Profile.values()).anyMatch(it -> Words.of(it).equals(name));
        if (!known)
            throw new Problem(Exit.REFUSED, "There is no profile " + name + "; it is standard, strict or observe.");
    }

    void set(String key, Object value) {
        set(List.of(key), value);
    }

    /** @param key the names of the tables that lead to it, and its own */
    void set(List<String> key, Object value) {
        change(config -> config.set(key, value));
    }

    void remove(List<String> key) {
        change(config -> config.remove(key));
    }

    private void change(Consumer<CommentedConfig> change) {
        try {
            CommentedConfig config = new TomlParser().parse(Files.exists(file) ? Files.readString(file) : "");
            change.accept(config);
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.writeString(fresh, new TomlWriter().writeToString(config));
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (ParsingException e) {
            throw new Problem(Exit.REFUSED, file + " can't be understood and was left as it is: " + e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }
}
