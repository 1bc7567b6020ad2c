// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.storage.json.EventJson;
import dev.relaybook.storage.json.EventLine;
import dev.relaybook.storage.json.Words;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** An event that another home wrote, or somebody who says so. What is wrong is an {@link IllegalArgumentException}. */
final class ExportedEvent {
    private static final Pattern TYPE = Pattern.compile("[a-z][a-z-]{0,60}");
    private static final int LONGEST_LEDGER = 4_200;
    private static final int SALT_BYTES = 16;
    private static final long LATEST = Instant.parse("9999-12-31T23:59:59Z").toEpochMilli();

    private ExportedEvent() {}

    /** The row that the line gives. */
    static StoredEvent checked(EventLine line) {
        StoredEvent event = stored(line);
        if (!Arrays.equals(EventHash.of(event), line.hash())) throw wrong("its hash does not fit what it says");
        if (!TYPE.matcher(line.type()).matches()) throw wrong("its type is no word");
        if (line.at() < 0 || line.at() > LATEST) throw wrong("its time is none");
        checkLedger(line.ledger());
        if (Stream.of(Actor.values()).noneMatch(it -> Words.of(it).equals(line.actor())))
            throw wrong("nobody is its actor");
        Event what = event.entry(0).event();
        if (!event.redacted()) checkPayload(event, what);
        return event;
    }

    private static StoredEvent stored(EventLine it) {
        return new StoredEvent(
                it.origin(),
                it.seq(),
                it.lamport(),
                it.at(),
                it.ledger(),
                it.actor(),
                it.type(),
                it.payload().map(EventLine.Payload::text).orElse(EventJson.REDACTED),
                it.payload().map(EventLine.Payload::salt).orElse(new byte[0]),
                it.payloadHash(),
                it.previousHash());
    }

    private static void checkPayload(StoredEvent event, Event what) {
        if (event.salt().length != SALT_BYTES
                || !Arrays.equals(EventHash.ofPayload(event.salt(), event.payload()), event.payloadHash())) {
            throw wrong("its payload does not fit its hash");
        }
        if (what instanceof SessionEvent it && !it.session().ledger().value().equals(event.ledger())) {
            throw wrong("it tells of another session than that of its ledger");
        }
    }

    private static void checkLedger(String name) {
        boolean storable = new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).equals(name);
        if (!storable || name.length() > LONGEST_LEDGER || name.chars().anyMatch(Character::isISOControl)) {
            throw wrong("its ledger has no name that can be kept");
        }
        LedgerId ledger = new LedgerId(name);
        boolean session = name.startsWith("session:");
        if (session && name.indexOf(':', "session:".length()) < 0) throw wrong("its ledger names no session");
        if (session) ledger.session();
        else if (name.substring("project:".length()).isBlank()) throw wrong("its ledger names no project");
    }

    private static IllegalArgumentException wrong(String sentence) {
        return new IllegalArgumentException(sentence);
    }
}
