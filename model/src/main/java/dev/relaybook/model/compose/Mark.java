// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.SessionKey;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Frames an injected text so that it can be found again, whole, in a transcript: {@code relaybook:SESSION:N:NONCE}. */
public record Mark(String session, int number, String nonce) {
    private static final Pattern BEGIN =
            Pattern.compile("\\[relaybook:([A-Za-z0-9-]{1,8}):([0-9]{1,9}):([a-z0-9]{6,20}) begin\\]\n");

    public static Mark of(SessionKey session, int number, String nonce) {
        return new Mark(session.shortId(), number, nonce);
    }

    public static Mark of(SessionKey session, Delivery delivery) {
        return of(session, delivery.number(), delivery.nonce());
    }

    public String begin() {
        return "[" + label() + " begin]";
    }

    public String end() {
        return "[" + label() + " end]";
    }

    private String label() {
        return "relaybook:" + session + ":" + number + ":" + nonce;
    }

    /** The body between its marks, each on a line of its own. */
    public String frame(String body) {
        return begin() + "\n" + body + "\n" + end();
    }

    /** What {@link #frame} adds to a body, in UTF-16 units. */
    public int overhead() {
        return begin().length() + end().length() + 2;
    }

    /** What stands between this mark's two lines in {@code text}, when both are there. */
    public Optional<String> bodyIn(String text) {
        int start = text.indexOf(begin() + "\n");
        if (start < 0) return Optional.empty();
        int from = start + begin().length() + 1;
        int end = text.indexOf("\n" + end(), from);
        return end < 0 ? Optional.empty() : Optional.of(text.substring(from, end));
    }

    /** The first mark in a text, whoever put it there. */
    public static Optional<Mark> firstIn(String text) {
        Matcher matcher = BEGIN.matcher(text);
        if (!matcher.find()) return Optional.empty();
        return Optional.of(new Mark(matcher.group(1), Integer.parseInt(matcher.group(2)), matcher.group(3)));
    }

    /** SHA-256 of a body, in hex: what an offer remembers and a confirmation compares. */
    public static String hash(String body) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(body.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
