// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

/** Answers the open contract. Implementations are thread-safe. */
public interface ContractHandler {
    ContractReply pre(byte[] json, Deadline deadline);

    ContractReply post(byte[] json, Deadline deadline);
}
