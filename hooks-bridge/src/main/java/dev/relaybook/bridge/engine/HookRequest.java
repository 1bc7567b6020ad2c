// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.util.Map;

/**
 * A hook call as it came in.
 *
 * @param host the word after {@code relaybook-hook}; not checked yet
 * @param event the host's name of the event, in the host's own spelling or in kebab case
 * @param payload the bytes of the hook's standard input, not to be changed
 * @param environment the few variables of {@link HookEnvironment} that were set
 * @param deadline after it the answer is "go on", whatever the work comes to
 */
@SuppressWarnings("ArrayRecordComponent") // read once, by the dialect; never compared
public record HookRequest(
        String host, String event, byte[] payload, Map<String, String> environment, Deadline deadline) {}
