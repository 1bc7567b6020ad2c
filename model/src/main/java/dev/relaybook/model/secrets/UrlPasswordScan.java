// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/** Finds the password in {@code scheme://user:password@host}. */
final class UrlPasswordScan implements Scan {
    private static final int LONGEST_USER_INFO = 400;

    private final String text;
    private final Sightings sightings;

    UrlPasswordScan(String text, Sightings sightings) {
        this.text = text;
        this.sightings = sightings;
    }

    @Override
    public void lookAt(int at) {
        if (!text.startsWith("://", at) || at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1))) return;
        int from = at + 3;
        int colon = -1;
        int limit = Math.min(text.length(), from + LONGEST_USER_INFO);
        for (int i = from; i < limit; i++) {
            char c = text.charAt(i);
            if (c == '@') {
                if (colon >= 0) report(colon + 1, i);
                return;
            }
            if (c == ':' && colon < 0) colon = i;
            else if (endsUserInfo(c)) return;
        }
    }

    private static boolean endsUserInfo(char c) {
        return c <= ' ' || c == '/' || c == '"' || c == '\'' || c == '`' || c == '<' || c == '>' || c == '\\';
    }

    private void report(int from, int to) {
        String value = text.substring(from, to);
        boolean blank = value.isEmpty() || Placeholder.filledIn(value);
        boolean variable = value.startsWith("$") || value.startsWith("{") || value.startsWith("%(");
        if (!blank && !variable && !value.startsWith("[secret:")) sightings.add("url-password", from, to, false);
    }
}
