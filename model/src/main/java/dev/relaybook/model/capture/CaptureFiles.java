// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.ReplaceSection;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.secrets.Masking;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keeps the derived list of changed files, in the order in which they were first changed. A file that is in the list
 * stays where it is, so that a session that edits the same files again and again writes nothing.
 */
final class CaptureFiles {
    private static final int MOST_FILES = 200;
    private static final int MOST_CHARACTERS = 16_000;
    private static final int LONGEST_PATH = 400;
    private static final Pattern EARLIER = Pattern.compile("\\(([0-9]{1,8}) earlier files? not listed\\)");

    private final Masking masking;
    private final ReplaceSection replace;

    CaptureFiles(Masking masking, ReplaceSection replace) {
        this.masking = masking;
        this.replace = replace;
    }

    CaptureReport capture(Place place, Collection<String> paths) {
        Optional<ProjectId> project = place.tx().session(place.ledger()).map(Session::project);
        String before = place.tx()
                .section(place.ledger(), SectionName.FILES_CHANGED)
                .flatMap(Section::derived)
                .map(Section.Value::text)
                .orElse("");
        Set<String> files = new LinkedHashSet<>(listed(before));
        int known = files.size();
        paths.stream()
                .map(path -> masking.mask(ProjectPath.within(project, path)))
                .filter(path -> !path.isBlank() && path.length() <= LONGEST_PATH)
                .forEach(files::add);
        if (files.size() == known) return CaptureReport.NONE;

        var outcome = replace.replace(
                place.tx(),
                place.ledger(),
                Actor.RELAYBOOK,
                SectionName.FILES_CHANGED,
                text(new ArrayList<>(files), earlier(before)),
                Basis.DERIVED,
                place.from(Source.TRANSCRIPT, Optional.empty()));
        return outcome instanceof ReplaceSection.Replaced ? CaptureReport.sectionsWritten(1) : CaptureReport.NONE;
    }

    private static List<String> listed(String section) {
        return section.lines().filter(line -> !EARLIER.matcher(line).matches()).toList();
    }

    private static int earlier(String section) {
        Matcher match = EARLIER.matcher(section);
        return match.lookingAt() ? Integer.parseInt(match.group(1)) : 0;
    }

    private static String text(List<String> files, int earlier) {
        int from = Math.max(0, files.size() - MOST_FILES);
        int characters = files.subList(from, files.size()).stream()
                .mapToInt(file -> file.length() + 1)
                .sum();
        while (characters > MOST_CHARACTERS) characters -= files.get(from++).length() + 1;
        int dropped = earlier + from;
        List<String> lines = new ArrayList<>(files.subList(from, files.size()));
        if (dropped > 0) lines.addFirst("(" + dropped + " earlier file" + (dropped == 1 ? "" : "s") + " not listed)");
        return String.join("\n", lines);
    }
}
