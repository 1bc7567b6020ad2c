// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

/**
 * Where the engine says what went wrong. A logging library costs a hook's own process more than its whole work, so only
 * long-running processes put one behind this. Texts name things and never quote a payload. Thread-safe.
 */
public interface Journal {
    void note(String text);

    void failure(String attempted, Throwable cause);
}
