// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides who listens: whoever holds this lock may replace a stale socket and bind. The system frees it when its process
 * ends in whatever way. The file itself stays, since deleting it would let two processes hold two locks.
 */
public final class ListenerLock implements AutoCloseable {
    /** Far behind the text, which others may read: on Windows a locked range can't be. */
    private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

    private final FileChannel channel;
    private final FileLock lock;

    private ListenerLock(FileChannel channel, FileLock lock) {
        this.channel = channel;
        this.lock = lock;
    }

    /** The lock, or empty while another process (or another part of this one) holds it. */
    public static Optional<ListenerLock> take(Home home) throws IOException {
        PrivateFiles.createFile(home.lock());
        FileChannel channel = FileChannel.open(home.lock(), StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileLock lock = tryLock(channel);
        if (lock == null) {
            channel.close();
            return Optional.empty();
        }
        channel.truncate(0);
        String holder = ProcessHandle.current().pid() + "\n";
        channel.write(ByteBuffer.wrap(holder.getBytes(StandardCharsets.US_ASCII)), 0);
        return Optional.of(new ListenerLock(channel, lock));
    }

    /** The process that wrote itself into the lock last. */
    public static Optional<Long> holder(Home home) {
        try {
            Path file = home.lock();
            return Files.exists(file)
                    ? Optional.of(Long.valueOf(Files.readString(file).strip()))
                    : Optional.empty();
        } catch (IOException | NumberFormatException _) {
            return Optional.empty();
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(LOCKED_BYTE, 1, false);
        } catch (OverlappingFileLockException _) {
            return null;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        lock.release();
        channel.close();
    }
}
