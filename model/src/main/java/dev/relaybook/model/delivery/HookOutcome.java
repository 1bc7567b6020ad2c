// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

/** What Relaybook answers to a hook call, in words that no host owns. A dialect turns it into the host's own bytes. */
public sealed interface HookOutcome {
    /** Nothing is said; the agent goes on. */
    record GoOn() implements HookOutcome {}

    /** Text for the agent's context. */
    record Inject(String text) implements HookOutcome {}

    /** Text for the request that asks for the summary. */
    record Steer(String text) implements HookOutcome {}

    /** The compaction is stopped where the host can be stopped; elsewhere the reason is shown as a warning. */
    record Block(String reason) implements HookOutcome {}

    /** A line for the user where the host shows one; nothing is stopped. */
    record Warn(String text) implements HookOutcome {}
}
