// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

/**
 * A rule that is true.
 *
 * @param rule its code, for example {@code missing:rollback}
 * @param reason one sentence
 * @param remedy what the agent or the user can do about it from inside the agent
 */
public record Finding(String rule, Severity severity, String reason, String remedy) {}
