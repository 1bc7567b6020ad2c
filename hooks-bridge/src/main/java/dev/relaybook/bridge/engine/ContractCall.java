// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.MalformedPayloadException;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Trigger;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** What both requests of the open contract have in common; {@code docs/} holds their schemas. */
record ContractCall(SessionKey session, Path cwd, Trigger trigger, Optional<String> requestId, Json json) {
    private static final int LONGEST_REQUEST_ID = 200;

    /** @throws MalformedPayloadException when it is not the JSON object that the contract asks for */
    static ContractCall read(byte[] bytes) {
        Json json = Json.read(bytes)
                .filter(Json::isObject)
                .orElseThrow(() -> new MalformedPayloadException("the body is not one JSON object"));
        String id = json.text("sessionId")
                .orElseThrow(() -> new MalformedPayloadException("sessionId is missing; it names the conversation"));
        String trigger = json.text("trigger")
                .filter(word -> word.equals("manual") || word.equals("auto"))
                .orElseThrow(() -> new MalformedPayloadException("trigger must be manual or auto"));
        Optional<String> request = json.text("requestId").filter(it -> !it.isBlank());
        if (request.filter(it -> it.length() > LONGEST_REQUEST_ID).isPresent()) {
            throw new MalformedPayloadException("requestId is longer than " + LONGEST_REQUEST_ID + " characters");
        }
        return new ContractCall(session(json, id), cwd(json), Trigger.of(trigger), request, json);
    }

    private static SessionKey session(Json json, String id) {
        try {
            return new SessionKey(json.text("host").map(HostId::new).orElse(HostId.OPEN), id);
        } catch (IllegalArgumentException e) {
            throw new MalformedPayloadException(String.valueOf(e.getMessage()));
        }
    }

    private static Path cwd(Json json) {
        try {
            return Path.of(json.text("cwd").filter(it -> !it.isBlank()).orElse(""))
                    .toAbsolutePath();
        } catch (InvalidPathException _) {
            throw new MalformedPayloadException("cwd is not a path");
        }
    }
}
