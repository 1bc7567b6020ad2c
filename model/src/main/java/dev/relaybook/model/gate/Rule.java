// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import java.util.List;

/** One rule of the gate. It says when it is true; what that leads to is the policy's word. */
interface Rule {
    List<Breach> breaches(Situation situation);

    /**
     * A rule that is true.
     *
     * @param reason one sentence
     * @param remedy what makes the next try pass, from inside the agent
     */
    record Breach(String rule, String reason, String remedy) {}
}
