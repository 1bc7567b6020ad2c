// SPDX-License-Identifier: Apache-2.0

/**
 * Something that is said in a session and holds until it is corrected or withdrawn.
 *
 * @param token a word that no other statement of any session holds
 * @param marked whether the agent marked it; else the user said it in words of their own
 * @param replaces the token of the statement that it corrects, or nothing
 */
record Statement(String token, String kind, String text, boolean marked, String replaces) {
    String mark() {
        return kind + ": " + text;
    }
}
