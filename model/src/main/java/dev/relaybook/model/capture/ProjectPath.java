// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.PlainText;
import dev.relaybook.model.ledger.ProjectId;
import java.util.Optional;

/** Paths as people read them: from the project's folder on where they lie in it. */
final class ProjectPath {
    private ProjectPath() {}

    /** The path within the project, {@code .} for its folder itself, or the path as it is. */
    static String within(Optional<ProjectId> project, String path) {
        String plain = slashes(PlainText.paragraph(path));
        String root = project.map(it -> slashes(it.root())).orElse("").replaceAll("/++$", "");
        if (!root.isEmpty() && startsWith(plain, root)) {
            String rest = plain.substring(root.length());
            if (rest.isEmpty() || rest.equals("/")) return ".";
            if (rest.startsWith("/")) return rest.substring(1);
        }
        return plain.startsWith("./") && plain.length() > 2 ? plain.substring(2) : plain;
    }

    private static String slashes(String path) {
        return isWindows(path) ? path.replace('\\', '/') : path;
    }

    private static boolean startsWith(String path, String root) {
        return path.regionMatches(isWindows(root), 0, root, 0, root.length());
    }

    private static boolean isWindows(String path) {
        return path.length() > 2 && path.charAt(1) == ':' && Character.isLetter(path.charAt(0));
    }
}
