// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.hook;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.relaybook.bridge.engine.ContractHandler;
import dev.relaybook.bridge.engine.ContractReply;
import dev.relaybook.bridge.engine.Deadline;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.HookEnvironment;
import dev.relaybook.bridge.engine.HookHandler;
import dev.relaybook.bridge.engine.HookRequest;
import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.bridge.server.BridgeServer;
import dev.relaybook.packaging.hook.FakeImage.Run;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The call through the socket, under each shell that may be {@code /bin/sh} somewhere. */
@Timeout(120)
@ParameterizedClass
@ValueSource(strings = {"/bin/sh", "/bin/bash"})
class HookLauncherSocketTest {
    private static final byte[] PAYLOAD = "{\"session_id\":\"s1\"}\n".getBytes(StandardCharsets.UTF_8);

    private final Path shell;

    @TempDir
    private Path folder;

    private Home home;
    private FakeImage image;

    HookLauncherSocketTest(Path shell) {
        this.shell = shell;
    }

    @BeforeEach
    void makeImage() throws IOException {
        assumeTrue(Files.exists(shell), "there is no " + shell);
        home = new Home(folder.resolve("año 'nuevo' \"$x\"")).prepare();
        image = FakeImage.in(folder.resolve("relay bøok"), shell);
    }

    @ParameterizedTest
    @MethodSource("replies")
    void repliesArePassedOnByteByByte(HookReply reply) throws Exception {
        Run run = served(_ -> reply, Map.of("FAKE_OUT", "no"), PAYLOAD);

        assertEquals(
                List.of(reply.exit(), reply.stdout(), reply.stderr()), List.of(run.exit(), run.stdout(), run.stderr()));
        assertEquals(List.of(), image.arguments());
    }

    static Stream<HookReply> replies() {
        return Stream.of(
                HookReply.SILENT,
                new HookReply(0, "{\"a\":\"é日本 \\\" ' $(x) `y` %s \\\\0101 \\n\"}\n", ""),
                new HookReply(0, "\n\n\r\n\r\nX-Exit: 2\r\n\r\n 7 \n\n", ""),
                new HookReply(0, " 28", ""),
                new HookReply(2, "", "two\nlines: é \\0101 %s 'x'\n"),
                new HookReply(0, allLetters(), ""),
                new HookReply(0, "x".repeat(300_000), ""));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 127, 137, 255})
    void otherCodesThanTheHostsKnowEndAsGoOn(int code) throws Exception {
        Run run = served(_ -> new HookReply(code, "out", ""), Map.of(), PAYLOAD);

        assertEquals(List.of(0, "out"), List.of(run.exit(), run.stdout()));
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void payloadsReachTheServer(byte[] payload) throws Exception {
        var seen = new byte[1][];
        Function<HookRequest, HookReply> answer = request -> {
            seen[0] = request.payload();
            return new HookReply(0, "ok", "");
        };

        Run run = served(answer, Map.of(), payload);

        assertEquals("ok", run.stdout());
        assertArrayEquals(payload, seen[0]);
    }

    static Stream<byte[]> payloads() {
        return Stream.of(
                bytes("{\"prompt\":\"quotes \\\" ' lines \\n é 日本 $(touch x) `id` %s \\\\0101\"}"),
                bytes("{\n\n \"a\" :\t1}"),
                bytes("{\"all\":\"" + allLetters() + "\"}"),
                invalidUtf8(),
                bytes("{\"big\":\"" + "abc \\n\\\"".repeat(150_000) + "\"}"));
    }

    @Test
    void nulBytesDoNotBreakIt() throws Exception {
        Run run = served(_ -> new HookReply(0, "ok", ""), Map.of(), new byte[] {'{', 0, 0, '}'});

        assertEquals(List.of(0, "ok", ""), List.of(run.exit(), run.stdout(), run.stderr()));
    }

    @Test
    void theNamedVariablesAreSent() throws Exception {
        var seen = new Object[1];
        Function<HookRequest, HookReply> answer = request -> {
            seen[0] = request.environment();
            return HookReply.SILENT;
        };
        var environment = new TreeMap<String, String>();
        for (String name : HookEnvironment.NAMES) environment.put(name, "/é " + name);

        served(answer, environment, PAYLOAD);
        assertEquals(environment, seen[0]);

        environment.put("CLAUDE_CONFIG_DIR", "a\r\nX-Env: HOME=stolen");
        served(answer, environment, PAYLOAD);
        environment.remove("CLAUDE_CONFIG_DIR");
        assertEquals(environment, seen[0]);
    }

    @Test
    void theUsersOwnCurlSettingsDoNotCount() throws Exception {
        Path user = Files.createDirectory(folder.resolve("user"));
        Files.writeString(user.resolve(".curlrc"), "output = stolen\ninclude\nverbose\n");
        var environment =
                Map.of("HOME", user.toString(), "http_proxy", "http://127.0.0.1:9/", "ALL_PROXY", "socks5://x:9");

        Run run = served(_ -> new HookReply(0, "ok", ""), environment, PAYLOAD);

        assertEquals(List.of(0, "ok", ""), List.of(run.exit(), run.stdout(), run.stderr()));
    }

    @Test
    void aPayloadThatIsTooLargeIsNotPassedOn() throws Exception {
        byte[] payload = new byte[9 << 20];
        Arrays.fill(payload, (byte) 'x');

        Run run = served(_ -> new HookReply(0, "no", ""), Map.of(), payload);

        assertSilent(run);
        assertEquals(List.of("--in-process", "--oversized"), image.arguments().subList(0, 2));
    }

    @Test
    void withoutCurlTheJvmDoesTheWork() throws Exception {
        Path tools = Files.createDirectory(folder.resolve("tools"));
        Files.copy(Path.of("/usr/bin/head"), tools.resolve("head"), StandardCopyOption.COPY_ATTRIBUTES);

        Run run = served(_ -> new HookReply(0, "no", ""), Map.of("PATH", tools.toString(), "FAKE_OUT", "yes"), PAYLOAD);

        assertEquals("yes", run.stdout());
    }

    @Test
    void aStaleSocketIsPassedBy() throws Exception {
        try (var dead = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            dead.bind(UnixDomainSocketAddress.of(socket()));
        }
        Files.writeString(home.socket(), socket() + "\n");

        Run run = call(Map.of("FAKE_OUT", "yes"), "pre-compact");

        assertEquals("yes", run.stdout());
        assertEquals("{\"session_id\":\"s1\"}", new String(image.stdin(), StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "HTTP/1.1 200 OK\r\nX-Exit: 0\r\nContent-Length: 100\r\n\r\n{\"half\":",
                "HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 404 No\r\nContent-Length: 2\r\n\r\n{}",
                "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
                "HTTP/1.1 200 OK\r\nContent-Length: 13\r\n\r\n<p>X-Exit: 2\r\n",
                "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n\r\nX-Exit: 2",
                "HTTP/1.1 200 OK\r\nNot-X-Exit: 2\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX-Exit: \r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX-Exit: -2\r\nX-Stderr: X-Exit: 2\r\nContent-Length: 0\r\n\r\n",
                "what is this?\r\n\r\n"
            })
    void aServerThatDiesOrIsNoneOfOursIsReplacedByOurselves(String says) throws Exception {
        try (var channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.bind(UnixDomainSocketAddress.of(socket()));
            Files.writeString(home.socket(), socket() + "\n");
            Thread.ofVirtual().start(() -> sayAndClose(channel, says));

            Run run = call(Map.of("FAKE_OUT", "yes"), "pre-compact");

            assertEquals(List.of(0, "yes", ""), List.of(run.exit(), run.stdout(), run.stderr()));
            assertEquals("{\"session_id\":\"s1\"}", new String(image.stdin(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void whereTheServerHangsTheWorkIsDoneHereInTheTimeThatIsLeft() throws Exception {
        try (var channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.bind(UnixDomainSocketAddress.of(socket()));
            Files.writeString(home.socket(), socket() + "\n");

            Run run = call(Map.of("FAKE_OUT", "yes"), "session-end");

            assertEquals(List.of(0, "yes"), List.of(run.exit(), run.stdout()));
            assertEquals(
                    List.of("--in-process", "--unanswered", "--seconds", "2"),
                    image.arguments().subList(0, 4));
            assertEquals("{\"session_id\":\"s1\"}", new String(image.stdin(), StandardCharsets.UTF_8));
            assertTrue(run.millis() >= 2_500 && run.millis() < 12_000, "took " + run.millis());

            assertTrue(Files.exists(home.unanswered()));
            Run next = call(Map.of("FAKE_OUT", "yes"), "session-end");
            assertEquals("yes", next.stdout());
            assertEquals("5", image.arguments().get(2), "it asked nobody and has all its time");
        }
    }

    private Run served(Function<HookRequest, HookReply> answer, Map<String, String> environment, byte[] payload)
            throws Exception {
        var contract = new NoContract();
        HookHandler hooks = answer::apply;
        try (var _ = BridgeServer.start(home, Map.of("XDG_RUNTIME_DIR", folder.toString()), hooks, contract)) {
            return image.run(payload, environment, "--home", home(), "claude-code", "pre-compact");
        }
    }

    private Run call(Map<String, String> environment, String event) throws Exception {
        return image.run(PAYLOAD, environment, "--home", home(), "claude-code", event);
    }

    private String home() {
        return home.folder().toString();
    }

    private Path socket() {
        return folder.resolve("s");
    }

    private static void sayAndClose(ServerSocketChannel channel, String text) {
        try (var peer = channel.accept()) {
            peer.read(ByteBuffer.allocate(1 << 16));
            peer.write(StandardCharsets.UTF_8.encode(text));
        } catch (IOException _) {
            // the test is over
        }
    }

    private static void assertSilent(Run run) {
        assertEquals(List.of(0, "", ""), List.of(run.exit(), run.stdout(), run.stderr()));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Shells use some of the bytes in here as marks of their own. */
    private static String allLetters() {
        var text = new StringBuilder();
        for (char c = 0xa0; c < 0x800; c++) text.append(c);
        return text.toString();
    }

    private static byte[] invalidUtf8() {
        byte[] all = new byte[255];
        for (int i = 0; i < all.length; i++) all[i] = (byte) (i + 1);
        return all;
    }

    private static final class NoContract implements ContractHandler {
        @Override
        public ContractReply pre(byte[] json, Deadline deadline) {
            return new ContractReply(404, "");
        }

        @Override
        public ContractReply post(byte[] json, Deadline deadline) {
            return new ContractReply(404, "");
        }
    }
}
