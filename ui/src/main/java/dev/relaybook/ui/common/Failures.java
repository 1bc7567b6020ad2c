// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Objects;

/** Puts failures into words for people. */
public final class Failures {
    public static Notice notice(String title, Throwable problem) {
        return Notice.problem(title, reason(problem), code(problem), stackTrace(problem));
    }

    /** What went wrong, in the words of the layer that noticed it. */
    public static String reason(Throwable problem) {
        return Objects.requireNonNullElseGet(
                problem.getMessage(), () -> problem.getClass().getSimpleName());
    }

    private static String code(Throwable problem) {
        return problem.getClass().getSimpleName().replaceAll("Exception$", "");
    }

    private static String stackTrace(Throwable problem) {
        var text = new StringWriter();
        problem.printStackTrace(new PrintWriter(text));
        return text.toString();
    }

    private Failures() {}
}
