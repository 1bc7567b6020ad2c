// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.hosts.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Finds out who listens for a home by asking, since a file that names a socket says little: a killed server leaves it. */
public final class LookForListener {
    private static final String ASK = "GET /v1/health HTTP/1.1\r\nHost: relaybook\r\nConnection: close\r\n\r\n";
    private static final int LARGEST = 1 << 16;

    private LookForListener() {}

    /** How it stands. */
    public enum State {
        /** Nobody has said that he listens. */
        NOBODY,
        /** Somebody answers as Relaybook does. */
        ANSWERS,
        /** Whoever listened has ended without a farewell. */
        GONE,
        /** Somebody has the socket and does not answer in time, or not as Relaybook does. */
        HANGS
    }

    /**
     * Who was found.
     *
     * @param process its id, where it said so
     */
    public record Found(State state, Optional<String> version, Optional<Long> process) {
        static Found just(State state) {
            return new Found(state, Optional.empty(), Optional.empty());
        }
    }

    /** Waits no longer than {@code patience}. */
    public static Found look(Home home, Duration patience) {
        if (!Files.exists(home.socket())) return Found.just(State.NOBODY);
        AtomicReference<Found> found = new AtomicReference<>(Found.just(State.HANGS));
        // the socket may be one that takes the call and never answers
        Thread asking = Thread.ofPlatform().daemon().name("ask-health").start(() -> found.set(ask(home)));
        try {
            asking.join(patience);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return found.get();
    }

    private static Found ask(Home home) {
        try {
            String socket = Files.readString(home.socket()).strip();
            try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
                channel.write(ByteBuffer.wrap(ASK.getBytes(StandardCharsets.US_ASCII)));
                return understood(receive(channel));
            }
        } catch (IOException | IllegalArgumentException _) {
            return Found.just(State.GONE);
        }
    }

    private static byte[] receive(SocketChannel channel) throws IOException {
        var received = new ByteArrayOutputStream();
        var chunk = ByteBuffer.allocate(1 << 12);
        while (channel.read(chunk) >= 0 && received.size() < LARGEST) {
            received.write(chunk.array(), 0, chunk.position());
            chunk.clear();
        }
        return received.toByteArray();
    }

    private static Found understood(byte[] reply) {
        String text = new String(reply, StandardCharsets.ISO_8859_1);
        int body = text.indexOf("\r\n\r\n") + 4;
        Optional<Json> health = body < 4 ? Optional.empty() : Json.read(Arrays.copyOfRange(reply, body, reply.length));
        return health.filter(json -> json.text("status").isPresent())
                .map(json -> new Found(State.ANSWERS, json.text("version"), json.number("pid")))
                .orElse(Found.just(State.HANGS));
    }
}
