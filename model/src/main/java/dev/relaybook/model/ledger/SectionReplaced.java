// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** A section's value was replaced, on purpose or from what the transcript shows. */
public record SectionReplaced(SectionName name, String text, Basis basis, Provenance provenance) implements Event {}
