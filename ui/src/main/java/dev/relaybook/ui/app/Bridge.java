// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

/** The socket that hooks call, while the app is open. Blocks; thread-safe. */
interface Bridge extends AutoCloseable {

    /** Listens, if nobody else does. */
    Attempt listen();

    /** Does for the home what whoever listens does besides answering; may wait for other writers of the ledger. */
    void follow();

    @Override
    void close();

    /** What came of it. */
    sealed interface Attempt {
        record Listening() implements Attempt {}

        /** Another process holds the lock; hooks are served all the same. */
        record Elsewhere(String who) implements Attempt {}

        record Failed(String reason) implements Attempt {}
    }
}
