// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compare;

import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A file, a folder or a pattern that was recorded as changed.
 *
 * @param shown as it was written
 * @param names within the project; a renamed file has two
 * @param outside it lies in no folder of the project, so that its repository knows nothing of it
 */
public record RecordedFile(String shown, List<String> names, List<Pattern> patterns, boolean outside) {

    /**
     * @param names within the project or absolute, with slashes or backslashes
     * @param patterns whether stars and braces mean what they mean in a shell; else they are part of a name
     */
    static RecordedFile of(String shown, List<String> names, String root, boolean patterns) {
        List<String> within = names.stream()
                .map(it -> within(it, root))
                .filter(it -> !leadsOut(it))
                .toList();
        return new RecordedFile(
                shown, within, within.stream().map(it -> pattern(it, patterns)).toList(), within.isEmpty());
    }

    /** Whether it is this file, one in this folder, or one that the pattern means. */
    boolean covers(String path) {
        String plain = plain(path);
        return patterns.stream().anyMatch(it -> it.matcher(plain).matches());
    }

    /** One way to write a path: composed letters, and single spaces for what the ledger keeps on one line. */
    static String plain(String path) {
        return Normalizer.normalize(path, Normalizer.Form.NFC)
                .replaceAll("\\s+", " ")
                .strip()
                .replaceAll("/+$", "");
    }

    private static String within(String name, String root) {
        String slashed = slashes(name);
        String folder = slashes(root).replaceAll("/+$", "") + "/";
        boolean caseless = windows(folder);
        boolean below = slashed.regionMatches(caseless, 0, folder, 0, folder.length());
        return resolved(plain(below ? slashed.substring(folder.length()) : slashed));
    }

    private static String slashes(String path) {
        boolean plainName = path.contains("/") && !windows(path);
        return plainName ? path : path.replace('\\', '/');
    }

    private static boolean windows(String path) {
        return path.length() > 2 && path.charAt(1) == ':' && Character.isLetter(path.charAt(0));
    }

    /** Without {@code .}, and without {@code ..} where a folder stands before it. */
    private static String resolved(String path) {
        Deque<String> parts = new ArrayDeque<>();
        for (String part : path.split("/", -1)) {
            boolean up =
                    part.equals("..") && !parts.isEmpty() && !parts.getLast().equals("..");
            if (up) parts.removeLast();
            else if (!part.equals(".")) parts.addLast(part);
        }
        return String.join("/", parts);
    }

    private static boolean leadsOut(String path) {
        return path.startsWith("/")
                || path.startsWith("~")
                || path.startsWith("../")
                || path.equals("..")
                || path.startsWith("$")
                || windows(path);
    }

    /** A name is that file and all that lies below it. */
    private static Pattern pattern(String path, boolean patterns) {
        String regex = path.isEmpty() ? ".*" : (patterns ? regex(path) : Pattern.quote(path)) + "(?:/.*)?";
        return Pattern.compile(regex, Pattern.DOTALL);
    }

    private static String regex(String path) {
        StringBuilder regex = new StringBuilder();
        int open = 0;
        for (int i = 0; i < path.length(); i++) {
            char it = path.charAt(i);
            boolean twice = it == '*' && i + 1 < path.length() && path.charAt(i + 1) == '*';
            if (twice && path.startsWith("/", i + 2)) {
                regex.append("(?:.*/)?");
                i += 2;
            } else if (twice) {
                regex.append(".*");
                i++;
            } else if (it == '*') regex.append("[^/]*");
            else if (it == '?') regex.append("[^/]");
            else if (it == '{' && path.indexOf('}', i) > 0) {
                regex.append("(?:");
                open++;
            } else if (it == '}' && open > 0) {
                regex.append(')');
                open--;
            } else if (it == ',' && open > 0) regex.append('|');
            else regex.append(Pattern.quote(String.valueOf(it)));
        }
        return regex + ")".repeat(open);
    }
}
