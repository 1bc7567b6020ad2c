// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.client;

import dev.relaybook.bridge.engine.Deadline;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.HookRequest;
import dev.relaybook.bridge.engine.InProcess;
import dev.relaybook.bridge.engine.ReplyHeader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** One call to whoever listens. */
final class SocketCall {
    private static final int LARGEST_REPLY = 16 << 20;

    /**
     * The server's answer, or empty when there is none and the work must be done here. A server that hangs is waited for
     * until two fifths of the time are left for that.
     */
    static Optional<Reply> reply(Home home, HookRequest request) {
        Deadline share = request.deadline()
                .atMost(request.deadline().remaining().multipliedBy(3).dividedBy(5));
        var reply = new AtomicReference<Optional<Reply>>(Optional.empty());
        Thread call = Thread.ofPlatform().daemon().start(() -> reply.set(call(home, request, share)));
        try {
            call.join(share.remaining());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        if (call.isAlive()) InProcess.noteUnanswered(home, request.host(), request.event());
        return reply.get();
    }

    private static Optional<Reply> call(Home home, HookRequest request, Deadline share) {
        try {
            String socket = Files.readString(home.socket()).strip();
            try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
                ByteBuffer[] parts = {ByteBuffer.wrap(header(request, share)), ByteBuffer.wrap(request.payload())};
                while (parts[0].hasRemaining() || parts[1].hasRemaining()) channel.write(parts);
                return HttpReply.parse(receive(channel));
            }
        } catch (IOException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static byte[] header(HookRequest request, Deadline share) {
        StringBuilder header = new StringBuilder("POST /v1/hooks/")
                .append(path(request.host()))
                .append('/')
                .append(path(request.event()))
                .append(" HTTP/1.1\r\nHost: relaybook\r\nConnection: close\r\nContent-Length: ")
                .append(request.payload().length)
                .append("\r\n" + ReplyHeader.TIME_LEFT + ": ")
                .append(share.remaining().toMillis())
                .append("\r\n");
        for (Map.Entry<String, String> variable : request.environment().entrySet()) {
            if (variable.getValue().chars().anyMatch(Character::isISOControl)) continue;
            header.append(ReplyHeader.ENVIRONMENT + ": ")
                    .append(variable.getKey())
                    .append('=')
                    .append(variable.getValue())
                    .append("\r\n");
        }
        return header.append("\r\n").toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String path(String word) {
        boolean plain = word.chars().allMatch(c -> c < 0x80 && (Character.isLetterOrDigit(c) || c == '-'));
        if (!plain) throw new IllegalArgumentException("not a word for a path");
        return word;
    }

    private static byte[] receive(SocketChannel channel) throws IOException {
        ByteArrayOutputStream received = new ByteArrayOutputStream();
        ByteBuffer chunk = ByteBuffer.allocate(1 << 14);
        while (channel.read(chunk) >= 0) {
            received.write(chunk.array(), 0, chunk.position());
            chunk.clear();
            if (received.size() > LARGEST_REPLY) throw new IOException("the reply has no end");
        }
        return received.toByteArray();
    }

    private SocketCall() {}
}
