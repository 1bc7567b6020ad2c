// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.capture.AgentHint;
import java.util.Optional;

/**
 * How a handoff ends: how to resume, how to look up more, what the gate said, and how to keep something.
 *
 * @param verdict the gate's last verdict, where it had something to say
 * @param resume whether the block about resuming is there
 */
record Closing(String command, Optional<String> verdict, boolean resume, int room) {
    private static final int LONGEST_VERDICT = 300;

    /** Below this the block about resuming and the verdict give way to what was recorded. */
    private static final int TIGHT = 500;

    Closing(String command, Optional<String> verdict, int room) {
        this(command, verdict.map(it -> Quoted.within(it, Math.min(LONGEST_VERDICT, room / 10))), true, room);
    }

    Closing fittingBeside(String frame) {
        return room - Body.cost(frame) - cost() < TIGHT ? brief() : this;
    }

    Closing brief() {
        return new Closing(command, Optional.empty(), false, room);
    }

    int cost() {
        Body body = new Body();
        addTo(body);
        return body.parts().stream().mapToInt(part -> Body.cost(part.text())).sum();
    }

    void addTo(Body body) {
        if (resume) body.add("resume", FixedText.resume(command));
        body.add("look-up", FixedText.lookUp(command));
        verdict.ifPresent(it -> body.add("gate", FixedText.GATE + it));
        body.add("hint", AgentHint.MARKS_REMINDER);
    }
}
