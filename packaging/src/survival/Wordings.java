// SPDX-License-Identifier: Apache-2.0
import java.util.List;

/** What is said in the planted sessions; {@code @} stands for a name that occurs once. */
final class Wordings {
    static final List<String> KINDS = List.of("DECISION", "CONSTRAINT", "FACT", "EVIDENCE", "GOTCHA");

    private static final List<List<String>> MARKED = List.of(
            List.of(
                    "Queue @ is drained by one worker, since order matters to the bank",
                    "Table @ is partitioned by month and never by customer",
                    "We answer @ with 409 when a key is used twice",
                    "Service @ keeps its own copy of the rates"),
            List.of(
                    "Nothing in @ may block longer than 200 ms",
                    "Endpoint @ stays compatible with the clients of last year",
                    "Module @ depends on the JDK alone",
                    "Amounts in @ are whole cents"),
            List.of(
                    "The partner of @ retries for thirty days",
                    "Job @ runs at 02:40 UTC on the second node",
                    "Bucket @ is emptied every Sunday",
                    "Certificate @ ends in March"),
            List.of(
                    "Load test @ holds 1,400 requests a second at 60 % of one core",
                    "Dump @ shows two threads that wait for each other",
                    "Run @ fails on Windows only, three times out of three",
                    "Trace @ proves that the second call never leaves the pool"),
            List.of(
                    "Gateway @ returns amounts as text and not as numbers",
                    "Fixture @ is shared, so its tests can't run side by side",
                    "Flag @ is read once at start; a change needs a restart",
                    "Driver @ closes idle connections without telling"));

    private static final List<String> UNMARKED = List.of(
            "Never write to @ from the web tier.",
            "Please don't touch @ before the release.",
            "No, use @ instead of the old importer.",
            "All changes to @ must go through a migration.",
            "You should always run @ before you commit.",
            "Don't add new dependencies to @.",
            "From now on log to @ only.",
            "Nunca borres @ sin preguntar.",
            "Actually, put the retry into @ and not into the client.",
            "We must not cache anything in @.",
            "Avoid sleeping in @.",
            "I want @ to stay readable for people without SQL.",
            "Only the billing team may change @.",
            "Stop formatting @ by hand.",
            "No uses @ para las pruebas, usa la copia.",
            "It has to work with @ switched off.",
            "Keep @ as it is, whatever the linter says.",
            "Make sure that @ never sees personal data.",
            "@ is off-limits until the audit is over.",
            "Prefer @ over anything home-made.");

    private static final List<String> PROMPTS = List.of(
            "Go on.",
            "How far are we with the importer?",
            "Please look at the failing test once more.",
            "Good. What is next?",
            "Can you explain why the second call is slow?",
            "Nice, that looks right to me.");

    static String marked(int kind, int number, String token) {
        List<String> forms = MARKED.get(kind);
        return forms.get(number % forms.size()).replace("@", token);
    }

    static String unmarked(int number, String token) {
        return UNMARKED.get(number % UNMARKED.size()).replace("@", token);
    }

    static String prompt(int number) {
        return PROMPTS.get(number % PROMPTS.size());
    }

    private Wordings() {}
}
