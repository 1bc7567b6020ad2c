// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A client that says what it is told to, byte by byte, and listens until the server closes. */
final class Peer implements AutoCloseable {
    private final SocketChannel channel;

    Peer(Path socket) throws IOException {
        channel = SocketChannel.open(UnixDomainSocketAddress.of(socket));
    }

    static String ask(Path socket, String request) throws IOException {
        try (Peer peer = new Peer(socket)) {
            peer.say(request);
            return peer.hear();
        }
    }

    /** A whole POST, with whatever headers are given, each ending in CRLF. */
    static String post(Path socket, String path, String headers, String body) throws IOException {
        int length = body.getBytes(StandardCharsets.UTF_8).length;
        return ask(
                socket,
                "POST " + path + " HTTP/1.1\r\nHost: relaybook\r\nConnection: close\r\n" + headers + "Content-Length: "
                        + length + "\r\n\r\n" + body);
    }

    void say(String text) throws IOException {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
        while (bytes.hasRemaining()) channel.write(bytes);
    }

    String hear() throws IOException {
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        ByteBuffer chunk = ByteBuffer.allocate(8192);
        while (channel.read(chunk) >= 0) {
            heard.write(chunk.array(), 0, chunk.position());
            chunk.clear();
        }
        return heard.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
