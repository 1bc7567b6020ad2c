// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

final class CodexCli0_171_0Test extends CodexCliScenarios {
    CodexCli0_171_0Test() {
        super("0.171.0");
    }
}
