// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A name that says that its value is a secret, such as {@code DB_PASSWORD}, {@code apiKey} or {@code x-auth-token}. */
enum SecretKey {
    /** People choose these; a plain word may be one. */
    PASSWORD("password", "password", "passwd", "passphrase", "passwort", "contrasena"),
    /** Machines make these; they hold digits. */
    SECRET(
            "secret-assignment",
            "secret",
            "token",
            "apikey",
            "accesskey",
            "secretkey",
            "privatekey",
            "authkey",
            "accountkey",
            "signingkey",
            "encryptionkey",
            "masterkey",
            "authorization",
            "credential",
            "credentials");

    /** What these tokens point at is no secret: a place in a list, a mark in a vocabulary, a signal to stop. */
    private static final List<String> HARMLESS = List.of(
            "pagetoken",
            "nexttoken",
            "continuationtoken",
            "synctoken",
            "canceltoken",
            "cancellationtoken",
            "padtoken",
            "eostoken",
            "bostoken",
            "unktoken",
            "stoptoken",
            "starttoken",
            "endtoken",
            "designtoken",
            "firsttoken",
            "lasttoken",
            "prevtoken",
            "currenttoken");

    private final String rule;
    private final List<String> endings;

    SecretKey(String rule, String... endings) {
        this.rule = rule;
        this.endings = List.of(endings);
    }

    String rule() {
        return rule;
    }

    static Optional<SecretKey> of(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (isShort(lower)) return Optional.of(PASSWORD);
        String plain = lower.replace("_", "").replace("-", "").replace(".", "");
        if (HARMLESS.stream().anyMatch(plain::endsWith)) return Optional.empty();
        for (SecretKey key : values()) {
            if (key.endings.stream().anyMatch(plain::endsWith)) return Optional.of(key);
        }
        return Optional.empty();
    }

    /** Short words count only as words of their own: {@code db_pass}, but not {@code bypass}. */
    private static boolean isShort(String name) {
        return endsWithWord(name, "pass") || endsWithWord(name, "pwd") || name.equals("pass") || name.equals("_auth");
    }

    private static boolean endsWithWord(String name, String word) {
        int before = name.length() - word.length() - 1;
        return before >= 0 && name.endsWith(word) && "_.-".indexOf(name.charAt(before)) >= 0;
    }
}
