// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionKey;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A hook's standard input: one JSON object. Complaints name the field and never quote what it holds. */
public record Payload(Json json) {

    /** @throws MalformedPayloadException when the bytes are not one JSON object */
    public static Payload read(byte[] bytes, Json.Skip skip) {
        if (bytes.length == 0) throw new MalformedPayloadException("The payload is empty.");
        Json json = Json.read(bytes, 0, bytes.length, skip)
                .orElseThrow(() -> new MalformedPayloadException("The payload is not valid JSON."));
        if (!json.isObject()) throw new MalformedPayloadException("The payload is not a JSON object.");
        return new Payload(json);
    }

    public SessionKey session(HostId host, String field) {
        try {
            return new SessionKey(host, required(field));
        } catch (IllegalArgumentException _) {
            throw new MalformedPayloadException("The payload's " + field + " is not a usable session id.");
        }
    }

    /** A text field that the host always sends. */
    public String required(String field) {
        return optional(field).orElseThrow(() -> new MalformedPayloadException("The payload has no " + field + "."));
    }

    /** A text field; null counts as absent. */
    public Optional<String> optional(String field) {
        Json value = json.at(field);
        if (!value.absent() && value.text().isEmpty()) {
            throw new MalformedPayloadException("The payload's " + field + " is not a text.");
        }
        return value.text().filter(text -> !text.isBlank());
    }

    /** Where the session works: the payload's own word, else the folder that the hook runs in. */
    public Path cwd(Map<String, String> environment) {
        return cwd(environment, "PWD");
    }

    /**
     * The same for a host that also tells it in the environment.
     *
     * @param variable the host's own one
     */
    public Path cwd(Map<String, String> environment, String variable) {
        return Stream.of(optional("cwd"), environment(environment, variable), environment(environment, "PWD"))
                .flatMap(Optional::stream)
                .flatMap(text -> absolute(text).stream())
                .findFirst()
                .orElseGet(() -> home(environment));
    }

    public static Optional<String> environment(Map<String, String> environment, String variable) {
        return Optional.ofNullable(environment.get(variable)).filter(value -> !value.isBlank());
    }

    /** The user's home folder. */
    public static Path home(Map<String, String> environment) {
        return environment(environment, "HOME")
                .flatMap(Payload::absolute)
                .orElseGet(() -> Path.of(System.getProperty("user.home")));
    }

    /** A host's own folder: what its variable says, else the usual place in the user's home. */
    public static Path folder(Map<String, String> environment, String variable, String usual) {
        return environment(environment, variable)
                .flatMap(Payload::absolute)
                .orElseGet(() -> home(environment).resolve(usual));
    }

    /** An absolute path without detours; empty when the text is none. */
    public static Optional<Path> absolute(String text) {
        try {
            Path path = Path.of(text);
            return path.isAbsolute() ? Optional.of(path.normalize()) : Optional.empty();
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }
}
