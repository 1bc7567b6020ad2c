// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/** Finds private key blocks, also escaped in JSON and cut off before their end. */
final class PrivateKeyScan implements Scan {
    private static final String BEGIN = "-----BEGIN ";
    private static final String END = "-----END ";
    private static final String DASHES = "-----";
    private static final int LONGEST_HEADER = 80;

    /** Holds the largest keys in use several times over. */
    private static final int LONGEST_BLOCK = 32_768;

    private final String text;
    private final Sightings sightings;
    private int done;
    private int nextEnd = -1;

    PrivateKeyScan(String text, Sightings sightings) {
        this.text = text;
        this.sightings = sightings;
    }

    @Override
    public void lookAt(int at) {
        if (at < done || !text.startsWith(BEGIN, at)) return;
        int header = closing(at + BEGIN.length());
        if (header < 0 || !text.substring(at, header).contains("PRIVATE KEY")) return;
        done = blockEnd(header);
        sightings.add("private-key", at, done, true);
    }

    private int blockEnd(int header) {
        // one search serves all blocks before the same end, so that many cut-off blocks stay linear
        if (nextEnd < header && nextEnd != Integer.MAX_VALUE) nextEnd = text.indexOf(END, header);
        if (nextEnd < 0) nextEnd = Integer.MAX_VALUE;
        int end = nextEnd - header > LONGEST_BLOCK ? -1 : closing(nextEnd + END.length());
        return end < 0 ? keyMaterialEnd(header) : end;
    }

    /** The end of a header or footer that goes on at {@code from}, or -1. */
    private int closing(int from) {
        int limit = Math.min(text.length(), from + LONGEST_HEADER);
        for (int at = from; at < limit && text.charAt(at) != '\n'; at++) {
            if (text.startsWith(DASHES, at)) return at + DASHES.length();
        }
        return -1;
    }

    /** No end in sight: whatever may belong to the key, base64 and the white space or escapes between its lines. */
    private int keyMaterialEnd(int header) {
        int limit = Math.min(text.length(), header + LONGEST_BLOCK);
        int at = header;
        while (at < limit && belongs(text.charAt(at))) at++;
        while (at > header && Character.isWhitespace(text.charAt(at - 1))) at--;
        return at;
    }

    private static boolean belongs(char c) {
        return TokenChars.BASE64.has(c) || c == '\\' || c == '\n' || c == '\r';
    }
}
