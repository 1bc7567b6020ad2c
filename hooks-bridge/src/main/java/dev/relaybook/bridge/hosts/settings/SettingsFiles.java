// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads settings files of other programs. */
public final class SettingsFiles {
    private static final long LARGEST = 8 << 20;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private SettingsFiles() {}

    /**
     * The text of a file; empty when there is none.
     *
     * @throws UnreadableSettingsException when it is there and can't be read as text
     */
    public static Optional<String> read(Path file) {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) return Optional.empty();
        try {
            if (!Files.isRegularFile(file)) throw new UnreadableSettingsException(file, "is not a regular file");
            if (Files.size(file) > LARGEST) throw new UnreadableSettingsException(file, "is larger than 8 MB");
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString());
        } catch (CharacterCodingException _) {
            throw new UnreadableSettingsException(file, "is not valid UTF-8");
        } catch (NoSuchFileException _) {
            return Optional.empty();
        } catch (IOException _) {
            throw new UnreadableSettingsException(file, "can't be read");
        }
    }

    /** A settings file that holds one JSON object; a missing or blank one counts as an object without members. */
    public static JsonText json(Path file, Optional<String> text) {
        if (text.isEmpty() || text.get().isBlank()) return JsonText.empty();
        return JsonText.of(text.get()).orElseThrow(() -> new UnreadableSettingsException(file, problem(text.get())));
    }

    private static String problem(String text) {
        if (text.charAt(0) == BYTE_ORDER_MARK) {
            return "begins with a byte order mark, which is no JSON (save it as UTF-8 without one)";
        }
        return "is not one plain JSON object"
                + Json.unreadableAt(text).map(place -> ", see " + place).orElse("")
                + " (comments and members named twice are not understood)";
    }
}
