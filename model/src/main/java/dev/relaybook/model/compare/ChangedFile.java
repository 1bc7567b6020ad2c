// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A file that differs from the last commit, or is in none.
 *
 * @param path within the project; ends with a slash where it is a repository of its own, such as a submodule
 * @param before the name it had
 */
public record ChangedFile(String path, What what, Optional<String> before) {
    /** How it differs. */
    public enum What {
        CHANGED,
        NEW,
        DELETED,
        RENAMED,
        CONFLICTING
    }

    public ChangedFile(String path, What what) {
        this(path, what, Optional.empty());
    }

    /** Every name under which it may have been recorded. */
    List<String> names() {
        return Stream.concat(Stream.of(path), before.stream()).toList();
    }

    /** Whether all that lies below it is one change to git. */
    boolean repository() {
        return path.endsWith("/");
    }
}
