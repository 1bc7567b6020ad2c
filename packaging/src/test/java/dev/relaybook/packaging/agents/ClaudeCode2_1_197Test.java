// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

final class ClaudeCode2_1_197Test extends ClaudeCodeScenarios {
    ClaudeCode2_1_197Test() {
        super("2.1.197");
    }
}
