// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;

/** See {@link EventJson}. */
final class SessionEventJson {
    private SessionEventJson() {}

    static String type(SessionEvent event) {
        return switch (event) {
            case SessionEvent.Seen _ -> "session-seen";
            case SessionEvent.Linked _ -> "session-linked";
            case SessionEvent.Cleared _ -> "session-cleared";
        };
    }

    static void write(SessionEvent event, JsonOut out) {
        switch (event) {
            case SessionEvent.Seen it ->
                out.object("session", key -> writeKey(it.session(), key))
                        .text("project", it.project().root())
                        .text("transcript", it.transcript())
                        .text("branch", it.branch())
                        .text("hostVersion", it.hostVersion());
            case SessionEvent.Linked it ->
                out.object("session", key -> writeKey(it.session(), key))
                        .object("parent", key -> writeKey(it.parent(), key))
                        .word("link", it.link());
            case SessionEvent.Cleared it -> out.object("session", key -> writeKey(it.session(), key));
        }
    }

    static SessionEvent read(String type, JsonIn in) {
        return switch (type) {
            case "session-seen" ->
                new SessionEvent.Seen(
                        readKey(in.object("session")),
                        new ProjectId(in.text("project")),
                        in.optionalText("transcript"),
                        in.optionalText("branch"),
                        in.optionalText("hostVersion"));
            case "session-linked" ->
                new SessionEvent.Linked(
                        readKey(in.object("session")),
                        readKey(in.object("parent")),
                        in.word("link", SessionEvent.Link.class));
            case "session-cleared" -> new SessionEvent.Cleared(readKey(in.object("session")));
            default -> throw EventJson.unknown(type);
        };
    }

    static void writeKey(SessionKey key, JsonOut out) {
        out.text("host", key.host().value()).text("id", key.id());
    }

    static SessionKey readKey(JsonIn in) {
        return new SessionKey(new HostId(in.text("host")), in.text("id"));
    }
}
