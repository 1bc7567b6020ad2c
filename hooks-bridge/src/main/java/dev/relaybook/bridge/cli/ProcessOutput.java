// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;

/** Standard output that remembers how it failed: a reader that has seen enough is no fault. Thread-safe. */
final class ProcessOutput extends PrintStream {
    private static final int BUFFER = 8192;

    private final Sink sink;

    ProcessOutput(OutputStream to, Charset charset) {
        this(new Sink(to), charset);
    }

    private ProcessOutput(Sink sink, Charset charset) {
        super(new BufferedOutputStream(sink, BUFFER), true, charset);
        this.sink = sink;
    }

    static ProcessOutput standard() {
        return new ProcessOutput(new FileOutputStream(FileDescriptor.out), System.out.charset());
    }

    /** Whether whoever read this closed the pipe before all was written. */
    boolean readerLeft() {
        return sink.readerLeft;
    }

    private static final class Sink extends FilterOutputStream {
        private volatile boolean readerLeft;

        Sink(OutputStream to) {
            super(to);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException e) {
                readerLeft = isClosedPipe(String.valueOf(e.getMessage()));
                throw e;
            }
        }

        /** The JDK hands on the system's words: of Linux and macOS the first, of Windows the others. */
        private static boolean isClosedPipe(String message) {
            return message.contains("Broken pipe")
                    || message.contains("pipe is being closed")
                    || message.contains("pipe has been ended");
        }
    }
}
