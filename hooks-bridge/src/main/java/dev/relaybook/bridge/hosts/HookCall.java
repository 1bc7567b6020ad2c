// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import dev.relaybook.model.delivery.HookMoment;
import dev.relaybook.model.ledger.SessionKey;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A hook call, understood.
 *
 * @param event the host's name of the event, as its replies must name it
 * @param cwd where the session works
 * @param transcript the host's log of the session; it need not exist yet
 * @param problem why the log can't be read, when the call names one that must not be
 * @param hostVersion the version of the agent program, where the call tells it
 * @param awaited the anchor of the transcript line that shows this very call, where the host writes one; once it is
 *     there, everything before the call is there too
 */
public record HookCall(
        SessionKey session,
        String event,
        HookMoment moment,
        Path cwd,
        Optional<Path> transcript,
        Optional<String> problem,
        Optional<String> hostVersion,
        Optional<String> awaited) {}
