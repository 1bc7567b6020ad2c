// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.HookRequest;
import dev.relaybook.bridge.engine.ReplyHeader;
import dev.relaybook.bridge.hosts.HookReply;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class BridgeServerTest {
    private static final String HOOK = "/v1/hooks/claude-code/pre-compact";

    @TempDir
    private Path folder;

    private final RecordingHooks hooks = new RecordingHooks();
    private BridgeServer server;

    @BeforeEach
    void start() throws IOException {
        Home home = new Home(folder.resolve("home")).prepare();
        server = BridgeServer.start(home, Map.of("XDG_RUNTIME_DIR", folder.toString()), hooks, hooks);
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
    }

    @Test
    void healthNamesHomeAndProcess() throws IOException {
        String answer = Peer.ask(server.socket(), "GET /v1/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");

        assertTrue(answer.startsWith("HTTP/1.1 200"), answer);
        assertTrue(answer.contains("\"status\":\"ok\""), answer);
        assertTrue(answer.contains("\"pid\":" + ProcessHandle.current().pid()), answer);
        assertTrue(answer.contains("\"home\":\"" + folder.resolve("home")), answer);
    }

    @Test
    void hookRepliesArePassedOnByteByByte() throws IOException {
        hooks.answer = _ -> new HookReply(2, "{\"a\":\"é\"}\n\n", "no: \"é\"\n");

        String answer = Peer.post(server.socket(), HOOK, "X-Env: HOME=/home/ünï\r\nX-Env: SECRET=1\r\n", "päy\n");

        assertTrue(answer.contains("\r\nX-Exit: 2\r\n"), answer);
        assertTrue(answer.contains("\r\nX-Stderr: no: \"\\0303\\0251\"\\0012\r\n"), answer);
        assertTrue(answer.endsWith("\r\n\r\n{\"a\":\"é\"}\n\n"), answer);
        HookRequest call = hooks.calls.getFirst();
        assertArrayEquals("päy\n".getBytes(StandardCharsets.UTF_8), call.payload());
        assertEquals("claude-code pre-compact", call.host() + " " + call.event());
        assertEquals(Map.of("HOME", "/home/ünï"), call.environment());
    }

    @Test
    void theDeadlineIsTheCallers() throws IOException {
        var released = new CountDownLatch(1);
        hooks.answer = request -> {
            await(released);
            return new HookReply(0, "late", "");
        };
        long begun = System.nanoTime();

        String answer = Peer.post(server.socket(), HOOK, "X-Time-Left: 700\r\n", "{}");

        released.countDown();
        assertTrue(answer.contains("X-Exit: 0") && answer.endsWith("\r\n\r\n"), answer);
        assertTrue(System.nanoTime() - begun < Duration.ofSeconds(5).toNanos());
        assertFalse(hooks.calls.getFirst().deadline().remaining().compareTo(Duration.ofMillis(500)) > 0);
    }

    @Test
    void aFailureOfOursLetsTheAgentGoOn() throws IOException {
        hooks.answer = _ -> {
            throw new IllegalStateException("a planted failure");
        };

        String answer = Peer.post(server.socket(), HOOK, "", "{}");

        assertTrue(answer.startsWith("HTTP/1.1 200"), answer);
        assertTrue(answer.endsWith("\r\n\r\n"), answer);
    }

    @Test
    void anOversizedBodyIsRefusedUnreadAndLeavesAReceipt() throws IOException {
        String answer =
                Peer.ask(server.socket(), "POST " + HOOK + " HTTP/1.1\r\nHost: x\r\nContent-Length: 52428800\r\n\r\n");

        assertTrue(answer.startsWith("HTTP/1.1 413"), answer);
        assertEquals(
                List.of("claude-code pre-compact: 52428800 bytes, the payload is larger than 8 MiB: it has 52428800"
                        + " bytes"),
                hooks.refusals);
        assertEquals(List.of(), hooks.calls);
    }

    @Test
    void anOversizedBodyInChunksIsRefused() throws IOException {
        try (Peer peer = new Peer(server.socket())) {
            peer.say("POST " + HOOK + " HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
            String chunk = "100000\r\n" + "x".repeat(1 << 20) + "\r\n";
            for (int i = 0; i < 8; i++) peer.say(chunk);
            peer.say("1\r\nx\r\n");
            assertTrue(peer.hear().startsWith("HTTP/1.1 413"));
        }
        String told = hooks.refusals.getFirst();
        assertTrue(told.startsWith("claude-code pre-compact: 8388609 bytes, "), told);
        assertTrue(told.endsWith("over 8388609 bytes came in"), told);
    }

    @Test
    void anOversizedHeaderIsRefused() throws IOException {
        String answer = Peer.post(server.socket(), HOOK, "X-Env: HOME=" + "x".repeat(9000) + "\r\n", "{}");

        assertTrue(answer.startsWith("HTTP/1.1 431"), answer);
        assertTrue(answer.endsWith("{\"error\":\"Request Header Fields Too Large\"}\n"), answer);
    }

    @Test
    void whatIsNotHttpIsRefused() throws IOException {
        for (String noise : List.of("what is this?\r\n\r\n", "\u0000\u0001\u0002\r\n\r\n")) {
            String answer = Peer.ask(server.socket(), noise);
            assertTrue(answer.matches("(?s)HTTP/1.1 (400|505) .*"), answer);
        }
    }

    @Test
    void unknownPathsAndMethodsAreNamed() throws IOException {
        String unknown = Peer.post(server.socket(), "/v2/health", "", "");
        assertTrue(unknown.startsWith("HTTP/1.1 404"), unknown);
        assertTrue(unknown.endsWith("{\"error\":\"there is nothing at this path\"}\n"), unknown);

        assertTrue(Peer.post(server.socket(), "/v1/health", "", "").startsWith("HTTP/1.1 405"));
        assertTrue(Peer.ask(server.socket(), "PUT " + HOOK + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                .startsWith("HTTP/1.1 405"));
        assertTrue(Peer.post(server.socket(), "/v1/compactions/other", "", "").startsWith("HTTP/1.1 404"));
    }

    @Test
    void aSilentPeerIsLetGoAndDisturbsNobody() throws IOException {
        try (Peer silent = new Peer(server.socket());
                Peer half = new Peer(server.socket())) {
            half.say("POST " + HOOK + " HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{");

            assertTrue(Peer.post(server.socket(), HOOK, "", "{}").startsWith("HTTP/1.1 200"));
            assertEquals("", silent.hear());
            assertFalse(half.hear().startsWith("HTTP/1.1 200"));
        }
    }

    @Test
    void theOpenContractAnswersAsItsHandlerDoes() throws IOException {
        String pre = Peer.post(server.socket(), "/v1/compactions/pre", "", "{\"x\":1}");
        String post = Peer.post(server.socket(), "/v1/compactions/post", "", "{}");

        assertTrue(pre.startsWith("HTTP/1.1 200") && pre.endsWith("{\"decision\":\"allow\",\"echo\":{\"x\":1}}"), pre);
        assertTrue(post.startsWith("HTTP/1.1 400") && post.endsWith("{\"error\":\"no\"}"), post);
    }

    @Test
    void replyHeadersCarryAnyText() {
        for (String text : List.of("plain", " é\\0101\n", "", "a\u0001b ", "日本語 \"'$(x)`")) {
            String line = ReplyHeader.encode(text);
            assertTrue(line.chars().allMatch(c -> c >= ' ' && c < 0x7f) && line.equals(line.strip()), line);
            assertEquals(text, new String(ReplyHeader.decode(line), StandardCharsets.UTF_8));
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
