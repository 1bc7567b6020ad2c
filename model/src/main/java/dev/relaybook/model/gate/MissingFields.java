// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import dev.relaybook.model.ledger.SectionName;
import java.util.List;
import java.util.stream.Stream;

/** One of the eight fields of a handoff is absent or blank. */
final class MissingFields implements Rule {
    static final String FAMILY = "missing";

    @Override
    public List<Breach> breaches(Situation situation) {
        return Stream.of(SectionName.values())
                .filter(name -> situation.value(name).isEmpty())
                .map(name -> new Breach(code(name), "The field " + name.word() + " is blank.", remedy(name)))
                .toList();
    }

    static String code(SectionName name) {
        return FAMILY + ":" + name.word();
    }

    private static String remedy(SectionName name) {
        return "Write `- " + name.word() + ": ...` in a [compact-handoff] block or run `relaybook section "
                + name.word() + " TEXT`; with nothing to say, `" + nothing(name) + "` will do.";
    }

    /** A wording that is not blank and says that there is nothing. */
    static String nothing(SectionName name) {
        return switch (name) {
            case OBJECTIVE -> "no objective was given yet";
            case COMPLETED -> "nothing is finished yet";
            case IN_PROGRESS -> "nothing is in progress";
            case NEXT_STEP -> "no next step is known";
            case FILES_CHANGED -> "no files were changed";
            case TESTS_RUN -> "no tests apply";
            case FORBIDDEN_SURFACE -> "nothing is off limits";
            case ROLLBACK -> "nothing to roll back";
        };
    }
}
