// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.Deadline;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/** Reads a request's body within its limits of size and time. */
final class Body {
    static final int LARGEST = 8 << 20;
    private static final int CHUNK = 1 << 16;

    /**
     * @throws Refusal when it is larger than allowed, before it is read where its length is told; or when its sender is
     *     too slow
     */
    static byte[] read(Request request, Deadline deadline) throws IOException {
        long told = told(request);
        if (told > LARGEST) throw tooLarge("it has " + told + " bytes", told);
        var body = new ByteArrayOutputStream(told > 0 ? (int) told : CHUNK);
        try (InputStream in = Content.Source.asInputStream(request)) {
            byte[] chunk = new byte[CHUNK];
            for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
                body.write(chunk, 0, n);
                if (body.size() > LARGEST) throw tooLarge("over " + body.size() + " bytes came in", body.size());
                if (deadline.passed()) throw new Refusal(408, "the request came in too slowly", body.size());
            }
        }
        return body.toByteArray();
    }

    /** How large the sender says it is; 0 when it does not. */
    static long told(Request request) {
        return Math.max(0, request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH));
    }

    private static Refusal tooLarge(String size, long bytes) {
        return new Refusal(413, "the payload is larger than " + (LARGEST >> 20) + " MiB: " + size, bytes);
    }

    private Body() {}
}
