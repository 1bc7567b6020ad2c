// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/**
 * What a ledger holds. Events are facts of the past: they are appended, never changed. Their families are sealed, so
 * that a new event breaks every switch that does not know it.
 */
public sealed interface Event
        permits SessionEvent,
                RecordEvent,
                SectionReplaced,
                CompactionEvent,
                DeliveryEvent,
                NoteAdded,
                PayloadRedacted {}
