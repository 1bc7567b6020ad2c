// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.ContractHandler;
import dev.relaybook.bridge.engine.ContractReply;
import dev.relaybook.bridge.engine.Deadline;
import dev.relaybook.bridge.engine.HookHandler;
import dev.relaybook.bridge.engine.HookRequest;
import dev.relaybook.bridge.hosts.HookReply;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/** Answers as it is told and remembers what it was asked. */
final class RecordingHooks implements HookHandler, ContractHandler {
    final List<HookRequest> calls = new CopyOnWriteArrayList<>();
    final List<String> refusals = new CopyOnWriteArrayList<>();
    volatile Function<HookRequest, HookReply> answer = _ -> HookReply.SILENT;

    @Override
    public HookReply handle(HookRequest request) {
        calls.add(request);
        return answer.apply(request);
    }

    @Override
    public void refused(HookRequest request, long bytes, String reason) {
        refusals.add(request.host() + " " + request.event() + ": " + bytes + " bytes, " + reason);
    }

    @Override
    public ContractReply pre(byte[] json, Deadline deadline) {
        return new ContractReply(
                200, "{\"decision\":\"allow\",\"echo\":" + new String(json, StandardCharsets.UTF_8) + "}");
    }

    @Override
    public ContractReply post(byte[] json, Deadline deadline) {
        return new ContractReply(400, "{\"error\":\"no\"}");
    }
}
