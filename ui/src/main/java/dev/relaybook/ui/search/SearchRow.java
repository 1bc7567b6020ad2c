// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.search;

import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.search.Excerpt;
import dev.relaybook.model.search.Hit;
import java.util.Optional;

/**
 * Something that was found.
 *
 * @param excerpt of its text, with what was looked for marked
 * @param session where it opens: its own one, for what belongs to a project the newest one there
 * @param title what to call that session
 */
public record SearchRow(Hit hit, Excerpt excerpt, Optional<Session> session, String title) {}
