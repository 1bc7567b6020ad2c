// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.client;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.HookRequest;
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

/** One call to whoever listens. It may hang with its server: the {@link Watchdog} has its eye on the time. */
final class SocketCall {
    private static final int LARGEST_REPLY = 16 << 20;

    /** The server's answer, or empty when there is none and the work must be done here. */
    static Optional<Reply> reply(Home home, HookRequest request) {
        try {
            String socket = Files.readString(home.socket()).strip();
            try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
                ByteBuffer[] parts = {ByteBuffer.wrap(header(request)), ByteBuffer.wrap(request.payload())};
                while (parts[0].hasRemaining() || parts[1].hasRemaining()) channel.write(parts);
                return HttpReply.parse(receive(channel));
            }
        } catch (IOException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static byte[] header(HookRequest request) {
        StringBuilder header = new StringBuilder("POST /v1/hooks/")
                .append(path(request.host()))
                .append('/')
                .append(path(request.event()))
                .append(" HTTP/1.1\r\nHost: relaybook\r\nConnection: close\r\nContent-Length: ")
                .append(request.payload().length)
                .append("\r\n" + ReplyHeader.TIME_LEFT + ": ")
                .append(request.deadline().remaining().toMillis())
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
