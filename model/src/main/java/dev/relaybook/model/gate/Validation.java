// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import java.util.List;
import java.util.Optional;

/**
 * What is to be said about a handoff file. Severities are fixed, whatever the policy.
 *
 * @param fieldCount the fields found, known or not
 * @param presentFields sorted
 * @param errors sorted codes
 * @param warnings sorted codes
 */
public record Validation(
        int fieldCount, List<String> presentFields, List<String> errors, List<String> warnings, List<Fault> findings) {

    /** Nothing is stopped by a validation. */
    public static final String MODE = "report-only";

    /** A rule, where it is true and what to do about it; never the value itself. */
    public record Fault(String rule, Optional<String> field, Optional<Integer> line, String remedy) {}

    /** {@code pass} or {@code fail}. */
    public String status() {
        return passed() ? "pass" : "fail";
    }

    public boolean passed() {
        return errors.isEmpty();
    }
}
