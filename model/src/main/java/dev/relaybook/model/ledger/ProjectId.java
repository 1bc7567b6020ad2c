// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** The project a session works in: the root of its git repository, else its working directory. */
public record ProjectId(String root) {
    public ProjectId {
        if (root.isBlank()) throw new IllegalArgumentException("a project's folder is blank");
    }

    /** The ledger of the statements that were promoted to this project. */
    public LedgerId ledger() {
        return new LedgerId("project:" + root);
    }

    /** The last part of the folder's name, for lists. */
    public String name() {
        String trimmed = root.replaceAll("[/\\\\]+$", "");
        String last = trimmed.substring(Math.max(trimmed.lastIndexOf('/'), trimmed.lastIndexOf('\\')) + 1);
        return last.isEmpty() ? root : last;
    }
}
