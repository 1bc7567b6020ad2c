// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.ArrayList;
import java.util.List;

/** Replaces what looks like a secret by {@code [secret:RULE]}. Thread-safe; time grows with the length of the text. */
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
        Sightings sightings = new Sightings();
        scan(text, sightings);
        VisibleText.of(text).ifPresent(visible -> {
            Sightings seen = new Sightings();
            scan(visible.text(), seen);
            seen.merged().forEach(place -> sightings.add(visible.inOriginal(place)));
        });
        return sightings.isEmpty() ? List.of() : sightings.merged();
    }

    private static void scan(String text, Sightings sightings) {
        Scan tokens = new TokenScan(text, sightings);
        Scan assignments = new AssignmentScan(text, sightings);
        Scan urls = new UrlPasswordScan(text, sightings);
        Scan keys = new PrivateKeyScan(text, sightings);
        for (int at = 0; at < text.length(); at++) {
            tokens.lookAt(at);
            switch (text.charAt(at)) {
                case ':' -> {
                    urls.lookAt(at);
                    assignments.lookAt(at);
                }
                case '=' -> assignments.lookAt(at);
                case '-' -> keys.lookAt(at);
                default -> {}
            }
        }
    }
}
