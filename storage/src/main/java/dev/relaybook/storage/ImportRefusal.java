// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

/** Ends an import: nothing of it is kept. */
final class ImportRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ImportRefusal(String sentence) {
        super(sentence);
    }

    ImportRefusal(long line, String sentence) {
        super("line " + line + ": " + sentence);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
