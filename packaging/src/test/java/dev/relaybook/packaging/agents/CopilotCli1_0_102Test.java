// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

final class CopilotCli1_0_102Test extends CopilotCliScenarios {
    CopilotCli1_0_102Test() {
        super("1.0.102");
    }
}
