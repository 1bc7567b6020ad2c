// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

/**
 * How much of the budget one part of the handoff takes.
 *
 * @param name the part's stable word
 * @param tokens counted for people, see {@link dev.relaybook.ui.common.TokenCounts}
 */
public record PartShare(String name, int characters, int tokens) {}
