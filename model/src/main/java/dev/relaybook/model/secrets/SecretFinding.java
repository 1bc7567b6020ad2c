// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/**
 * Where a secret stands; what it is, is never kept.
 *
 * @param rule the row of the table that matched
 * @param from position of its first UTF-16 unit
 * @param to position after its last one
 * @param line the line it begins on, from 1
 */
public record SecretFinding(String rule, int from, int to, int line) {}
