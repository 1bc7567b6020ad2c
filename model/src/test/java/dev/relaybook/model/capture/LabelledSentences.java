// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Sentences of users, labelled by hand: {@code label | sentence}. */
final class LabelledSentences {
    private LabelledSentences() {}

    static List<String> of(String label) {
        try (var in = LabelledSentences.class.getResourceAsStream("user-sentences.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(label + " | "))
                    .map(line -> line.substring(label.length() + 3))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
