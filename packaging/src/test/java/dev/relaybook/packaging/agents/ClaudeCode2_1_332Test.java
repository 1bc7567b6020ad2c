// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

final class ClaudeCode2_1_332Test extends ClaudeCodeScenarios {
    ClaudeCode2_1_332Test() {
        super("2.1.332");
    }
}
