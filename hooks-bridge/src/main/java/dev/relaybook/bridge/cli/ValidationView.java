// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.gate.Validation;
import java.util.LinkedHashMap;
import java.util.Map;

/** What was found about a handoff file, as JSON and as text. */
final class ValidationView {
    private ValidationView() {}

    static Map<String, Object> of(Validation it) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("status", it.status());
        view.put("field_count", it.fieldCount());
        view.put("present_fields", it.presentFields());
        view.put("errors", it.errors());
        view.put("warnings", it.warnings());
        view.put("mode", "report-only");
        view.put("findings", it.findings().stream().map(ValidationView::of).toList());
        return view;
    }

    private static Map<String, Object> of(Validation.Fault fault) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("rule", fault.rule());
        fault.field().ifPresent(field -> view.put("field", field));
        fault.line().ifPresent(line -> view.put("line", line));
        view.put("remedy", fault.remedy());
        return view;
    }

    static String text(Validation it) {
        StringBuilder text = new StringBuilder(it.status());
        text.append(", ").append(Words.count(it.fieldCount(), "field")).append(" found");
        for (Validation.Fault fault : it.findings()) {
            text.append("\n  ").append(fault.rule());
            fault.line().ifPresent(line -> text.append(" (line ").append(line).append(')'));
            text.append(": ").append(fault.remedy());
        }
        return text.toString();
    }
}
