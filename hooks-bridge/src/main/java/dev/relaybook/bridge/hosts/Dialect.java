// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import dev.relaybook.model.delivery.HookOutcome;
import java.util.Map;

/** Translates between a host's hook payloads and what Relaybook means by them. */
public interface Dialect {
    /**
     * Reads a hook call.
     *
     * @param event the host's name of the event, in the host's own spelling or in kebab case
     * @param payload the bytes of the hook's standard input
     * @param environment the named environment variables that were passed on
     * @throws MalformedPayloadException when the payload can't be understood
     */
    HookCall read(String event, byte[] payload, Map<String, String> environment);

    /** The exact bytes that this host understands as the outcome. */
    HookReply write(HookCall call, HookOutcome outcome);
}
