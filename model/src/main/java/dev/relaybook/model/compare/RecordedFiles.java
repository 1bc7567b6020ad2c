// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compare;

import dev.relaybook.model.capture.HandoffBlock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files that a section says were changed.
 *
 * @param notUnderstood lines that name no file
 * @param notListed how many more there were than a section has room for
 */
public record RecordedFiles(List<RecordedFile> files, List<String> notUnderstood, int notListed) {
    private static final Pattern EARLIER = Pattern.compile("\\((\\d{1,8}) earlier files? not listed\\)");
    private static final Pattern NOTHING = Pattern.compile(
            "(?i)\\(?(?:none|nothing|no (?:files?|changes?))(?: (?:was|were|is|are))?(?: changed)?(?: yet| so"
                    + " far)?\\)?\\.?");
    private static final Pattern BULLET = Pattern.compile("^(?:[-*+\u2022]|\\d{1,3}[.)])\\s+");
    private static final Pattern STATUS = Pattern.compile("^(?:[MADRCTU?]{1,2}\\s+(?=\\S*[./])|(?:modified|added|new"
            + " file|deleted|removed|renamed|created|changed|updated):\\s*)");
    private static final Pattern REMARK =
            Pattern.compile("(?:\\s+\\(.*\\)|:?\\s+[-\u2013\u2014#]\\s.*|(?<=[\\w`]):\\s.*)$");
    private static final Pattern ARROW = Pattern.compile("\\s+(?:->|=>|\u2192)\\s+");
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
    private static final Pattern FILE_IN_PROSE =
            Pattern.compile("(?<![\\w:/.])[\\w@.~+-]*(?:[/\\\\][\\w@.+*-]+)+\\.[A-Za-z]\\w{0,9}(?![\\w/])");
    private static final Pattern PLAIN_NAME =
            Pattern.compile("\\S*[./\\\\*]\\S*|[A-Z][a-z]+file|LICENSE|README|CHANGELOG");

    /** What Relaybook captured: one path a line, whatever the path holds. */
    public static RecordedFiles captured(String text, String root) {
        Reading reading = new Reading(root, List.of());
        text.lines().filter(it -> !it.isBlank()).forEach(reading::capturedLine);
        return reading.result();
    }

    /**
     * What somebody wrote: lists with bullets, commas or status letters, remarks, or prose.
     *
     * @param real paths that may be meant, for names that don't look like one
     */
    public static RecordedFiles written(String text, String root, Collection<String> real) {
        Reading reading =
                new Reading(root, real.stream().map(RecordedFile::plain).toList());
        if (saysNothing(text)) return reading.result();
        text.lines().filter(it -> !it.isBlank()).forEach(reading::writtenLine);
        return reading.result();
    }

    private static boolean saysNothing(String text) {
        return HandoffBlock.blank(text) || NOTHING.matcher(text.strip()).matches();
    }

    private static final class Reading {
        private final String root;
        private final Collection<String> real;
        private final List<RecordedFile> files = new ArrayList<>();
        private final List<String> notUnderstood = new ArrayList<>();
        private int notListed;

        Reading(String root, Collection<String> real) {
            this.root = root;
            this.real = real;
        }

        void capturedLine(String line) {
            Matcher earlier = EARLIER.matcher(line.strip());
            if (earlier.matches()) notListed += Integer.parseInt(earlier.group(1));
            else add(line.strip(), List.of(line.strip()), false);
        }

        void writtenLine(String line) {
            String item = BULLET.matcher(line.strip()).replaceFirst("");
            if (EARLIER.matcher(item).matches() || known(item)) {
                capturedLine(item);
                return;
            }
            if (saysNothing(item)) return;
            int before = files.size();
            if (!quoted(item)) parts(item).forEach(this::part);
            if (files.size() == before) notUnderstood.add(item);
        }

        /** Names in back quotes are names; what stands around them is a remark. */
        private boolean quoted(String item) {
            List<String> names = QUOTED.matcher(item)
                    .results()
                    .map(it -> it.group(1).strip())
                    .filter(it -> known(it) || PLAIN_NAME.matcher(it).matches())
                    .toList();
            if (names.size() == 2 && ARROW.matcher(item).find()) add(item, names, false);
            else names.forEach(this::add);
            return !names.isEmpty();
        }

        private void part(String part) {
            String item = STATUS.matcher(part.strip()).replaceFirst("");
            List<String> renamed = List.of(ARROW.split(item));
            if (renamed.size() == 2 && renamed.stream().allMatch(this::isName)) {
                add(item, renamed, false);
                return;
            }
            String bare = REMARK.matcher(item).replaceFirst("").strip();
            if (isName(item)) add(item);
            else if (isName(bare)) add(bare);
            else FILE_IN_PROSE.matcher(item).results().forEach(it -> add(it.group()));
        }

        private boolean isName(String text) {
            return known(text) || (PLAIN_NAME.matcher(text).matches() && !text.contains("://"));
        }

        private boolean known(String text) {
            return real.contains(RecordedFile.plain(text));
        }

        private void add(String name) {
            add(name, List.of(name), !known(name));
        }

        private void add(String shown, List<String> names, boolean patterns) {
            files.add(RecordedFile.of(shown, names, root, patterns));
        }

        /** At commas, but not within braces. */
        private static List<String> parts(String item) {
            List<String> parts = new ArrayList<>();
            int depth = 0;
            int from = 0;
            for (int i = 0; i < item.length(); i++) {
                char it = item.charAt(i);
                if (it == '{' || it == '(') depth++;
                else if (it == '}' || it == ')') depth--;
                else if ((it == ',' || it == ';') && depth <= 0) {
                    parts.add(item.substring(from, i));
                    from = i + 1;
                }
            }
            parts.add(item.substring(from));
            return parts.stream().map(String::strip).filter(it -> !it.isEmpty()).toList();
        }

        RecordedFiles result() {
            return new RecordedFiles(List.copyOf(files), List.copyOf(notUnderstood), notListed);
        }
    }

    /** The first of them that is this file. */
    Optional<RecordedFile> covering(ChangedFile file) {
        return files.stream()
                .filter(it -> file.names().stream().anyMatch(it::covers))
                .findFirst();
    }
}
