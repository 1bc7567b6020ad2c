// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/**
 * Names one conversation of a host.
 *
 * @param host the agent program
 * @param id the host's own id of the conversation
 */
public record SessionKey(HostId host, String id) {
    private static final int LONGEST = 200;

    public SessionKey {
        if (id.isBlank()) throw new IllegalArgumentException("a session id is blank");
        if (id.length() > LONGEST) throw new IllegalArgumentException("a session id is longer than " + LONGEST);
        if (id.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("a session id holds a control character");
        }
        // stored as UTF-8 they would all become one
        if (!isWhole(id)) throw new IllegalArgumentException("a session id holds half a character");
    }

    private static boolean isWhole(String id) {
        for (int i = 0; i < id.length(); ) {
            int point = id.codePointAt(i);
            if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) return false;
            i += Character.charCount(point);
        }
        return true;
    }

    /** The ledger that holds this session's events. */
    public LedgerId ledger() {
        return new LedgerId("session:" + host.value() + ":" + id);
    }

    /** What marks and lists show: enough of the id to recognise it. */
    public String shortId() {
        String plain = id.replaceAll("[^A-Za-z0-9-]", "");
        String named = plain.isEmpty() ? "session" : plain;
        return named.length() <= 8 ? named : named.substring(0, 8);
    }
}
