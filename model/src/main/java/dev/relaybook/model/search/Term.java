// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

/** Something to look for in a text, whatever its case and accents. */
public sealed interface Term {
    /** As it was typed. */
    String text();

    /** A word; where it holds punctuation, its parts stand side by side. */
    record Word(String text) implements Term {}

    /** Words that begin with this. */
    record Beginning(String text) implements Term {}

    /** Words side by side, in this order. */
    record Phrase(String text) implements Term {}
}
