// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Replaces what looks like a secret by {@code [secret:RULE]}. A text is looked at as it stands, as it reads once escapes are
 * decoded, and with the strings joined that a program joins. Thread-safe; time grows with the length of the text.
 */
public final class SecretMask implements Masking {
    @Override
    public String mask(String text) {
        List<Sightings.Place> places = places(text);
        if (places.isEmpty()) return text;
        StringBuilder masked = new StringBuilder(text.length());
        int copied = 0;
        for (Sightings.Place place : places) {
            masked.append(text, copied, place.from());
            masked.append("[secret:").append(place.rule()).append(']');
            copied = place.to();
        }
        return masked.append(text, copied, text.length()).toString();
    }

    /** Where the secrets of a text stand, in order. */
    public List<SecretFinding> findings(String text) {
        List<SecretFinding> findings = new ArrayList<>();
        int line = 1;
        int counted = 0;
        for (Sightings.Place place : places(text)) {
            for (; counted < place.from(); counted++) if (text.charAt(counted) == '\n') line++;
            findings.add(new SecretFinding(place.rule(), place.from(), place.to(), line));
        }
        return findings;
    }

    private static List<Sightings.Place> places(String text) {
        Sightings seen = asItStandsAndJoined(text);
        Optional<Reading> plain = PlainReading.of(text);
        if (plain.isPresent()) seen.addAll(asItStandsAndJoined(plain.get().text()), plain.get());
        return seen.merged();
    }

    private static Sightings asItStandsAndJoined(String text) {
        Sightings seen = scan(text);
        Optional<Reading> joined = JoinedReading.of(text);
        if (joined.isPresent()) seen.addAll(scan(joined.get().text()), joined.get());
        return seen;
    }

    private static Sightings scan(String text) {
        Sightings seen = new Sightings();
        Runs runs = new Runs(text);
        TokenScan tokens = new TokenScan(runs, seen);
        Scan marks = new MarkScan(runs, seen);
        Scan assignments = new AssignmentScan(text, seen);
        Scan urls = new UrlPasswordScan(text, seen);
        Scan keys = new PrivateKeyScan(text, seen);
        boolean inWord = false;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            boolean word = TokenChars.isWord(c);
            if (word && (!inWord || at == tokens.done())) tokens.lookAt(at);
            inWord = word || c == '_';
            if (word || c <= ' ') continue;
            switch (c) {
                case ':' -> {
                    marks.lookAt(at);
                    urls.lookAt(at);
                    assignments.lookAt(at);
                }
                case '=' -> assignments.lookAt(at);
                case '-' -> {
                    marks.lookAt(at);
                    keys.lookAt(at);
                }
                case '+', '~', '.' -> marks.lookAt(at);
                default -> {}
            }
        }
        return seen;
    }
}
