// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.client;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.HookEnvironment;
import dev.relaybook.bridge.engine.HookRequest;
import dev.relaybook.bridge.engine.InProcess;
import dev.relaybook.bridge.engine.UnusableHomeException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;

/**
 * The main of {@code bin/relaybook-hook} where its shell script did not settle the call: asks whoever listens, else does the
 * work in this process. Parses no JSON and loads no library before that. Whatever goes wrong, the exit is 0 and stdout stays
 * empty.
 */
public final class HookMain {
    public static void main(String[] args) {
        makeLibrariesLean();
        int exit = 0;
        try {
            exit = run(Arguments.parse(args));
        } catch (UnusableHomeException e) {
            InProcess.noteHomeless(e, System.getenv());
        } catch (Throwable _) {
            // there is nobody to tell: hosts show stderr to people, and the home may be what is broken
        }
        end(exit);
    }

    /**
     * The SQLite driver asks for a logger, and would start a whole logging library for it; and for a date format, which
     * searches all locales for any but the root one.
     */
    private static void makeLibrariesLean() {
        Locale.setDefault(Locale.ROOT);
        System.setProperty("slf4j.provider", "org.slf4j.helpers.NOP_FallbackServiceProvider");
        System.setProperty("slf4j.internal.verbosity", "ERROR");
    }

    /** An ordinary exit starts the JDK's logging, to log it. Nothing here waits for the end of the process. */
    private static void end(int exit) {
        Runtime.getRuntime().halt(exit);
    }

    private static int run(Arguments arguments) throws IOException {
        Home home = Home.find(arguments.home(), System.getenv());
        Watchdog watchdog = Watchdog.start(home, arguments);
        if (arguments.unanswered()) InProcess.noteUnanswered(home, arguments.host(), arguments.event());
        Reply reply = reply(arguments, home);
        watchdog.stop();
        print(FileDescriptor.err, reply.stderr());
        print(FileDescriptor.out, reply.stdout());
        return reply.exit();
    }

    private static Reply reply(Arguments arguments, Home home) throws IOException {
        InputStream in = new FileInputStream(FileDescriptor.in);
        byte[] payload = in.readNBytes(Arguments.LARGEST_PAYLOAD + 1);
        if (payload.length > Arguments.LARGEST_PAYLOAD || arguments.oversized()) {
            long taken = arguments.oversized() ? Arguments.LARGEST_PAYLOAD + 1 : 0;
            // read to its end all the same, for the host's sake
            long bytes = taken + payload.length + in.transferTo(OutputStream.nullOutputStream());
            String reason = "the payload is larger than 8 MiB: it has " + bytes + " bytes";
            InProcess.refuse(home, request(arguments, new byte[0]), bytes, reason);
            return Reply.SILENT;
        }
        HookRequest request = request(arguments, payload);
        return arguments.inProcess()
                ? Reply.inProcess(home, request)
                : SocketCall.reply(home, request).orElseGet(() -> Reply.inProcess(home, request));
    }

    private static HookRequest request(Arguments arguments, byte[] payload) {
        return new HookRequest(
                arguments.host(),
                arguments.event(),
                payload,
                HookEnvironment.of(System.getenv()),
                arguments.deadline());
    }

    private static void print(FileDescriptor to, byte[] bytes) throws IOException {
        if (bytes.length > 0) new FileOutputStream(to).write(bytes);
    }

    private HookMain() {}
}
