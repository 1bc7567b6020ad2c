// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

/**
 * An answer of the open contract.
 *
 * @param status as in HTTP: 200, or 400 when the request can't be understood
 */
public record ContractReply(int status, String json) {}
