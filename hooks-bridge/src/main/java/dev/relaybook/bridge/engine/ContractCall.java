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

/**
 * What both requests of the open contract have in common; {@code docs/} holds their schemas. A complaint names the member,
 * what it must be and what came instead, and quotes no text: it is kept in a receipt.
 *
 * @param transcript the log of the conversation, where there is something to read
 */
record ContractCall(
        SessionKey session,
        Path cwd,
        Trigger trigger,
        Optional<String> requestId,
        Optional<Path> transcript,
        Json json) {
    private static final int LONGEST_REQUEST_ID = 200;
    private static final List<String> TEXTS = List.of("customInstructions", "checkpointPath", "summaryContent");

    /** @throws MalformedPayloadException when it is not the JSON object that the contract asks for */
    static ContractCall read(byte[] bytes) {
        Json json = Json.read(bytes)
                .orElseThrow(() -> new MalformedPayloadException(
                        "the body must be one JSON object in UTF-8, and its " + bytes.length + " bytes are no JSON"));
        if (!json.isObject()) throw wrong("the body", "one JSON object", json);
        for (String name : TEXTS) text(json, name);
        Optional<String> request = text(json, "requestId").filter(it -> !it.isBlank());
        if (request.filter(it -> it.length() > LONGEST_REQUEST_ID).isPresent()) {
            throw wrong("requestId", "a text of at most " + LONGEST_REQUEST_ID + " characters", json.at("requestId"));
        }
        return new ContractCall(
                session(json),
                path(json, "cwd").orElseGet(() -> Path.of("").toAbsolutePath()),
                trigger(json),
                request,
                path(json, "transcriptPath"),
                json);
    }

    /** The caller's number of the checkpoint. */
    long checkpoint() {
        Json number = required(json, "checkpointNumber", "a whole number from 0 up");
        return json.whole("checkpointNumber")
                .filter(it -> it >= 0)
                .orElseThrow(() -> wrong("checkpointNumber", "a whole number from 0 up", number));
    }

    private static SessionKey session(Json json) {
        required(json, "sessionId", "the caller's own id of the conversation, a text");
        String id = text(json, "sessionId").orElseThrow();
        HostId host = text(json, "host").map(it -> host(json, it)).orElse(HostId.OPEN);
        try {
            return new SessionKey(host, id);
        } catch (IllegalArgumentException _) {
            throw wrong(
                    "sessionId",
                    "1 to 200 characters, not all blank and without control characters",
                    json.at("sessionId"));
        }
    }

    private static HostId host(Json json, String name) {
        try {
            return new HostId(name);
        } catch (IllegalArgumentException _) {
            throw wrong("host", "1 to 40 lower case letters, digits and dashes", json.at("host"));
        }
    }

    private static Trigger trigger(Json json) {
        Json trigger = required(json, "trigger", "manual or auto");
        return text(json, "trigger")
                .filter(word -> word.equals("manual") || word.equals("auto"))
                .map(Trigger::of)
                .orElseThrow(() -> wrong("trigger", "manual or auto", trigger));
    }

    /** From a relative path nobody could tell which folder is meant: the caller's is not the one that answers. */
    private static Optional<Path> path(Json json, String name) {
        Optional<String> text = text(json, name).filter(it -> !it.isBlank());
        if (text.isEmpty()) return Optional.empty();
        try {
            Path path = Path.of(text.get());
            if (path.isAbsolute()) return Optional.of(path);
        } catch (InvalidPathException _) {
            throw wrong(name, "an absolute path", json.at(name));
        }
        throw new MalformedPayloadException(name + " must be an absolute path, not a relative one");
    }

    private static Json required(Json json, String name, String expected) {
        if (json.has(name)) return json.at(name);
        throw new MalformedPayloadException(name + " is missing; it must be " + expected);
    }

    /** A member that is null counts as left out; one of another type is a mistake that must not pass for that. */
    private static Optional<String> text(Json json, String name) {
        if (json.has(name) && json.text(name).isEmpty()) throw wrong(name, "a text", json.at(name));
        return json.text(name);
    }

    private static MalformedPayloadException wrong(String name, String expected, Json found) {
        return new MalformedPayloadException(name + " must be " + expected + ", not " + found.kind());
    }
}
