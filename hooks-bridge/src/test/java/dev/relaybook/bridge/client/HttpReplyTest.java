// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HttpReplyTest {
    @Test
    void bodyAndErrorTextComeOutAsTheyWent() {
        Reply reply = parse(
                "HTTP/1.1 200 OK\r\nX-Exit: 2\r\nX-Stderr: a\\0303\\0251\\0012\r\nContent-Length: 6\r\n\r\né\r\n\r\n");

        assertEquals(2, reply.exit());
        assertEquals("é\r\n\r\n", new String(reply.stdout(), StandardCharsets.UTF_8));
        assertEquals("aé\n", new String(reply.stderr(), StandardCharsets.UTF_8));
    }

    @Test
    void aRequestThatWasTooLargeIsNotTriedAgain() {
        assertEquals(Reply.SILENT, parse("HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "HTTP/1.1 200 OK\r\nX-Exit: 0\r\nContent-Le",
                "HTTP/1.1 200 OK\r\nX-Exit: 0\r\nContent-Length: 9\r\n\r\n{\"half\":",
                "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\nX-Exit: 0\r\n",
                "HTTP/1.1 404 No\r\nX-Exit: 0\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX-Exit: two\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX-Exit: -2\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX-Exit: \r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 500 No\r\nX-Exit: 0\r\nContent-Length: 0\r\n\r\n"
            })
    void anythingElseIsNoAnswer(String text) {
        assertTrue(HttpReply.parse(text.getBytes(StandardCharsets.UTF_8)).isEmpty());
    }

    private static Reply parse(String text) {
        return HttpReply.parse(text.getBytes(StandardCharsets.UTF_8)).orElseThrow();
    }
}
