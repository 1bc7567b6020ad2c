// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.storage.LedgerDatabase;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The hook's process as a host starts it where no shell script does. */
@Timeout(120)
class HookMainTest {
    private static final String REPLY = "HTTP/1.1 200 OK\r\nX-Exit: 2\r\nX-Stderr: no\r\nContent-Length: 2\r\n\r\né";

    @TempDir
    private Path folder;

    private Home home;

    @BeforeEach
    void makeHome() {
        home = new Home(folder.resolve("home é")).prepare();
    }

    @Test
    void whereNobodyListensItWorksByItselfAndLeavesAReceipt() throws Exception {
        assertEquals(new Run(0, "", ""), run("{}", "unknown-host", "pre-compact"));

        Receipt receipt = receipts().getFirst();
        assertEquals("unknown-host pre-compact", receipt.host() + " " + receipt.event());
    }

    @Test
    void aServersAnswerIsPassedOn() throws Exception {
        try (var server = answering(REPLY)) {
            assertTrue(server.isOpen());
            assertEquals(new Run(2, "é", "no"), run("{}", "claude-code", "pre-compact"));
        }
    }

    @Test
    void aServerThatDiesInTheMiddleIsReplacedByItself() throws Exception {
        try (var server = answering(REPLY.substring(0, REPLY.length() - 1))) {
            assertTrue(server.isOpen());
            assertEquals(new Run(0, "", ""), run("{}", "unknown-host", "pre-compact"));
        }
        assertEquals("unknown-host", receipts().getFirst().host());
    }

    @Test
    void aStaleSocketIsPassedBy() throws Exception {
        answering(REPLY).close();

        assertEquals(new Run(0, "", ""), run("{}", "unknown-host", "pre-compact"));
        assertEquals(1, receipts().size());
    }

    @Test
    void whereAServerHangsTheWorkIsDoneHereInTheTimeThatIsLeft() throws Exception {
        try (var server = bound()) {
            assertTrue(server.isOpen());
            assertEquals(new Run(0, "", ""), run("{}", "--seconds", "5", "claude-code", "pre-compact"));
        }
        assertEquals("claude-code", receipts().getFirst().host());
        assertTrue(
                Files.readString(home.logs().resolve("hooks.log")).contains("did not answer claude-code pre-compact"));
    }

    @Test
    void aPayloadThatIsTooLargeLeavesAReceipt() throws Exception {
        assertEquals(new Run(0, "", ""), run("x".repeat(9 << 20), "claude-code", "pre-compact"));

        assertTrue(receipts().getFirst().detail().contains("larger than 8 MiB"));
        assertEquals(9 << 20, receipts().getFirst().bytes());
    }

    @Test
    void whatItsCallerTookOfAPayloadThatIsTooLargeCounts() throws Exception {
        run("x".repeat(1000), "--in-process", "--oversized", "claude-code", "pre-compact");

        assertEquals((8 << 20) + 1001, receipts().getFirst().bytes());
    }

    @Test
    void whateverItIsToldTheAgentGoesOn() throws Exception {
        Files.createFile(folder.resolve("file"));
        home = new Home(folder.resolve("file/below"));

        assertEquals(new Run(0, "", ""), run("{}", "claude-code", "pre-compact"));
        assertEquals(new Run(0, "", ""), run("{}", "--nonsense"));
        assertEquals(new Run(0, "", ""), run("{}"));
    }

    @Test
    void aHomeThatIsNoneMakesNoLedgerAnywhere() throws Exception {
        for (String home : List.of("", "relative", "\uFEFF/tmp")) {
            assertEquals(new Run(0, "", ""), run("{}", "--home", home, "claude-code", "pre-compact"));
        }

        try (Stream<Path> left = Files.walk(folder)) {
            assertEquals(List.of(), left.filter(it -> it.endsWith("ledger.db")).toList());
        }
    }

    @Test
    void aHomeThatIsNoneIsToldInTheLogOfTheUsualPlace() throws Exception {
        Home usual = new Home(folder.resolve(".local/share/relaybook")).prepare();

        run("{}", "--home", "relative", "claude-code", "pre-compact");

        assertTrue(Files.readString(usual.logs().resolve("hooks.log"))
                .contains("a hook did nothing: --home is \"relative\", which is no absolute path"));
    }

    private record Run(int exit, String stdout, String stderr) {}

    private Run run(String payload, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                HookMain.class.getName(),
                "--home",
                home.folder().toString(),
                "--seconds",
                "20"));
        command.addAll(List.of(arguments));
        Path stdout = folder.resolve("stdout");
        Path stderr = folder.resolve("stderr");
        var builder = new ProcessBuilder(command)
                .redirectInput(
                        Files.writeString(folder.resolve("stdin"), payload).toFile())
                .redirectOutput(stdout.toFile())
                .redirectError(stderr.toFile());
        builder.directory(folder.toFile());
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("HOME", folder.toString());
        builder.environment().remove("XDG_DATA_HOME");
        Process process = builder.start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) throw new IllegalStateException("the hook hangs");
        return new Run(process.exitValue(), Files.readString(stdout), Files.readString(stderr));
    }

    private List<Receipt> receipts() {
        try (LedgerDatabase database = LedgerDatabase.open(home.ledger(), Clock.systemUTC())) {
            return database.receipts().newest(10);
        }
    }

    private ServerSocketChannel bound() throws IOException {
        Path socket = folder.resolve("s");
        var channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        channel.bind(UnixDomainSocketAddress.of(socket));
        Files.writeString(home.socket(), socket + "\n");
        return channel;
    }

    private ServerSocketChannel answering(String text) throws IOException {
        var channel = bound();
        Thread.ofVirtual().start(() -> {
            try (var peer = channel.accept()) {
                peer.read(ByteBuffer.allocate(1 << 16));
                peer.write(StandardCharsets.UTF_8.encode(text));
            } catch (IOException _) {
                // the test is over
            }
        });
        return channel;
    }
}
