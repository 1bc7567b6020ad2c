// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.MalformedPayloadException;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Trigger;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What both requests of the open contract have in common; {@code docs/} holds their schemas. */
record ContractCall(SessionKey session, Path cwd, Trigger trigger, Optional<String> requestId, Json json) {
    private static final int LONGEST_REQUEST_ID = 200;
    private static final List<String> TEXTS =
            List.of("transcriptPath", "customInstructions", "checkpointPath", "summaryContent");

    /** @throws MalformedPayloadException when it is not the JSON object that the contract asks for */
    static ContractCall read(byte[] bytes) {
        Json json = Json.read(bytes)
                .filter(Json::isObject)
                .orElseThrow(() -> new MalformedPayloadException("the body is not one JSON object"));
        for (String name : TEXTS) text(json, name);
        String id = text(json, "sessionId")
                .orElseThrow(() -> new MalformedPayloadException("sessionId is missing; it names the conversation"));
        String trigger = text(json, "trigger")
                .filter(word -> word.equals("manual") || word.equals("auto"))
                .orElseThrow(() -> new MalformedPayloadException("trigger must be manual or auto"));
        Optional<String> request = text(json, "requestId").filter(it -> !it.isBlank());
        if (request.filter(it -> it.length() > LONGEST_REQUEST_ID).isPresent()) {
            throw new MalformedPayloadException("requestId is longer than " + LONGEST_REQUEST_ID + " characters");
        }
        return new ContractCall(session(json, id), cwd(json), Trigger.of(trigger), request, json);
    }

    /** A member that is null counts as left out; one of another type is a mistake that must not pass for that. */
    private static Optional<String> text(Json json, String name) {
        if (json.has(name) && json.text(name).isEmpty()) {
            throw new MalformedPayloadException(name + " must be a text");
        }
        return json.text(name);
    }

    /** The caller's number of the checkpoint. */
    long checkpoint() {
        if (!json.has("checkpointNumber")) {
            throw new MalformedPayloadException("checkpointNumber is missing; it is a whole number");
        }
        return json.whole("checkpointNumber")
                .filter(number -> number >= 0)
                .orElseThrow(() ->
                        new MalformedPayloadException("checkpointNumber must be a whole number that is not negative"));
    }

    private static SessionKey session(Json json, String id) {
        try {
            return new SessionKey(text(json, "host").map(HostId::new).orElse(HostId.OPEN), id);
        } catch (IllegalArgumentException e) {
            throw new MalformedPayloadException(String.valueOf(e.getMessage()));
        }
    }

    private static Path cwd(Json json) {
        try {
            return Path.of(text(json, "cwd").filter(it -> !it.isBlank()).orElse(""))
                    .toAbsolutePath();
        } catch (InvalidPathException _) {
            throw new MalformedPayloadException("cwd is not a path");
        }
    }
}
