// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HookReply;

/** Answers hook calls, in the server and in the hook's own process alike. Implementations are thread-safe. */
public interface HookHandler {
    /** Never throws for anything a host or a user may have caused: those end as a reply that lets the agent go on. */
    HookReply handle(HookRequest request);

    /**
     * Leaves a receipt for a call that was turned away; its payload is empty.
     *
     * @param bytes how large the payload was, as far as that is known
     */
    default void refused(HookRequest request, long bytes, String reason) {}
}
