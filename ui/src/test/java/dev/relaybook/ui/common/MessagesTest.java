// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every key that the code names has words in every language, and no words are left over. */
class MessagesTest {
    private static final Path CODE = Path.of("src/main/java");
    private static final Path WORDS = Path.of("src/main/resources/dev/relaybook/ui");

    /** A whole key, or the part before what is added to it: both stand in the code as one string. */
    private static final Pattern KEY = Pattern.compile("\"([a-z]+(?:\\.[a-z_]+)*\\.?)\"");

    @Test
    void everyKeyInUseHasWords() throws IOException {
        Set<String> keys = english().stringPropertyNames();
        Set<String> missing = new TreeSet<>();
        Matcher call = Pattern.compile("(?:Messages\\.text|words|section)\\(\\s*\"([a-z._]+[a-z])\"\\s*[,)]")
                .matcher(code());
        while (call.find()) {
            String key = call.group(1);
            boolean there = keys.contains(key) || keys.stream().anyMatch(it -> it.startsWith(key + "."));
            if (!there) missing.add(key);
        }
        assertEquals(Set.of(), missing);
    }

    @Test
    void noWordsAreLeftOver() throws IOException {
        Set<String> named = KEY.matcher(code()).results().map(it -> it.group(1)).collect(Collectors.toSet());
        Set<String> unused = new TreeSet<>();
        for (String key : english().stringPropertyNames()) {
            if (!named.contains(key) && prefixes(key).noneMatch(named::contains)) unused.add(key);
        }
        assertEquals(Set.of(), unused);
    }

    @Test
    void spanishHasTheSameKeys() throws IOException {
        assertEquals(
                new TreeSet<>(english().stringPropertyNames()),
                new TreeSet<>(spanish().stringPropertyNames()));
    }

    @Test
    void allWordsTakeValues() throws IOException {
        for (Properties words : Set.of(english(), spanish())) {
            for (String key : words.stringPropertyNames()) {
                String pattern = words.getProperty(key);
                assertDoesNotThrow(
                        () -> new MessageFormat(pattern, Locale.ENGLISH).format(new Object[] {1, 2, 3}), key);
            }
        }
    }

    /** {@code a.b.} and {@code a.b}, then {@code a.} and {@code a}. */
    private static Stream<String> prefixes(String key) {
        return Stream.iterate(key, it -> it.contains("."), it -> it.substring(0, it.lastIndexOf('.')))
                .map(it -> it.substring(0, it.lastIndexOf('.')))
                .flatMap(it -> Stream.of(it + ".", it));
    }

    private static String code() throws IOException {
        try (Stream<Path> files = Files.walk(CODE)) {
            StringBuilder all = new StringBuilder();
            for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
                all.append(Files.readString(file));
            }
            return all.toString();
        }
    }

    private static Properties english() throws IOException {
        return properties("messages.properties");
    }

    private static Properties spanish() throws IOException {
        return properties("messages_es.properties");
    }

    private static Properties properties(String file) throws IOException {
        var properties = new Properties();
        try (Reader reader = Files.newBufferedReader(WORDS.resolve(file))) {
            properties.load(reader);
        }
        return properties;
    }
}
