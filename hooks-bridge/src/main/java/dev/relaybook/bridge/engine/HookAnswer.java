// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.delivery.HookOutcome;

/**
 * What is answered to a hook call, and what its receipt says of it.
 *
 * @param word one word, for example {@code offered}
 * @param detail one sentence
 */
record HookAnswer(HookOutcome outcome, String word, String detail) {
    static HookAnswer goOn(String word, String detail) {
        return new HookAnswer(new HookOutcome.GoOn(), word, detail);
    }

    HookAnswer alsoTold(String more) {
        return new HookAnswer(outcome, word, detail.isEmpty() ? more : detail + "; " + more);
    }
}
