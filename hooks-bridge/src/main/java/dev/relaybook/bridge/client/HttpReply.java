// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.client;

import dev.relaybook.bridge.engine.ReplyHeader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Reads what our own server sends: a status line, headers, and a body of the length it tells. */
final class HttpReply {
    private static final String END = "\r\n\r\n";

    /** Empty for a reply that is cut off or says that the server can't help. */
    static Optional<Reply> parse(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int end = text.indexOf(END);
        if (end < 0) return Optional.empty();
        String header = text.substring(0, end + 2);
        if (header.startsWith("HTTP/1.1 408 ") || header.startsWith("HTTP/1.1 413 ")) return Optional.of(Reply.SILENT);

        Optional<String> exit = field(header, ReplyHeader.EXIT).filter(HttpReply::isCode);
        Optional<String> length = field(header, "Content-Length");
        if (!header.startsWith("HTTP/1.1 200 ") || exit.isEmpty() || length.isEmpty()) return Optional.empty();
        byte[] body = Arrays.copyOfRange(bytes, end + END.length(), bytes.length);
        if (!length.get().equals(Integer.toString(body.length))) return Optional.empty();
        byte[] stderr = ReplyHeader.decode(field(header, ReplyHeader.STDERR).orElse(""));
        // 2 shows our stderr in some hosts; any other code would be a failure of ours in theirs
        return Optional.of(new Reply(exit.get().equals("2") ? 2 : 0, body, stderr));
    }

    private static boolean isCode(String value) {
        for (int i = 0; i < value.length(); i++) if (value.charAt(i) < '0' || value.charAt(i) > '9') return false;
        return !value.isEmpty();
    }

    private static Optional<String> field(String header, String name) {
        String begin = "\r\n" + name + ": ";
        int at = header.indexOf(begin);
        if (at < 0) return Optional.empty();
        return Optional.of(header.substring(at + begin.length(), header.indexOf("\r\n", at + begin.length())));
    }

    private HttpReply() {}
}
