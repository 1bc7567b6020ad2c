// SPDX-License-Identifier: Apache-2.0
import dev.relaybook.model.secrets.SecretMask;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Measures how fast secrets are masked in what transcripts hold, on one core:
 * {@code java -cp model/target/classes packaging/src/bench/MaskBench.java}. Exits 1 when the budget is missed.
 */
final class MaskBench {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double BUDGET = 50;
    private static final int BYTES = 4 << 20;
    private static final int ROUNDS = 15;

    private final Random random = new Random(11);

    public static void main(String[] args) {
        MaskBench bench = new MaskBench();
        boolean kept = bench.measure("build log", bench.fill(bench::log));
        kept &= bench.measure("program", bench.fill(bench::program));
        kept &= bench.measure("minified program", bench.fill(bench::minified));
        kept &= bench.measure("escaped JSON", bench.fill(bench::json));
        kept &= bench.measure("base64", bench.fill(bench::base64));
        kept &= bench.measure("Spanish and Chinese prose", bench.fill(bench::prose));
        System.exit(kept ? 0 : 1);
    }

    private boolean measure(String what, String text) {
        SecretMask mask = new SecretMask();
        long bytes = text.getBytes(StandardCharsets.UTF_8).length;
        List<Double> speeds = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            long before = THREADS.getCurrentThreadCpuTime(); // a busy machine makes the wall clock worthless
            mask.mask(text);
            speeds.add(bytes * 1e3 / (THREADS.getCurrentThreadCpuTime() - before));
        }
        double median =
                speeds.subList(ROUNDS / 3, ROUNDS).stream().sorted().toList().get(ROUNDS / 3);
        boolean kept = median >= BUDGET;
        System.out.printf(
                Locale.ROOT, "%-28s %6.0f MB/s  budget %.0f  %s%n", what, median, BUDGET, kept ? "kept" : "MISSED");
        return kept;
    }

    private String fill(Supplier<String> piece) {
        StringBuilder text = new StringBuilder(BYTES + 4096);
        while (text.length() < BYTES) text.append(piece.get());
        return text.toString();
    }

    private String log() {
        return "2026-03-0" + (1 + random.nextInt(9)) + "T10:15:" + (10 + random.nextInt(49))
                + ".218Z [INFO] --- compiler:3.16.0:compile ("
                + word() + ") @ " + word() + "-" + word() + " ---\n[WARNING] /home/me/" + word() + "/src/main/java/"
                + word() + "/" + word() + ".java:[" + random.nextInt(900) + ",12] unchecked call to " + word()
                + "(E)\n";
    }

    private String program() {
        return "    private static Optional<" + word() + "> " + word() + "(String text, int from) {\n        int "
                + word() + " = from + " + random.nextInt(99)
                + "; // keeps the place\n        if (text.charAt(from) == '"
                + (char) ('a' + random.nextInt(26)) + "') return Optional.of(new " + word() + "(\"" + word()
                + "\", from));\n        String token = next(\"" + word()
                + "\");\n        return Optional.empty();\n    }\n\n";
    }

    private String minified() {
        return "function " + letter() + "(" + letter() + "," + letter() + "){var e=" + letter() + "." + word() + ",t={"
                + word() + ":e," + letter() + ":!0," + letter() + ":" + random.nextInt(99) + "};return e?t." + letter()
                + "=e." + word() + "(\"" + word() + "\"):void 0}";
    }

    private String json() {
        return "{\"type\":\"tool_result\",\"content\":\"{\\\"path\\\":\\\"src/" + word() + ".ts\\\",\\\"lines\\\":["
                + random.nextInt(999) + "],\\\"text\\\":\\\"export const " + word() + " = () => {\\\\n  return "
                + word() + ";\\\\n}\\\\n\\\"}\"}\n";
    }

    private String base64() {
        byte[] bytes = new byte[4_500];
        random.nextBytes(bytes);
        return "data:image/png;base64," + Base64.getEncoder().encodeToString(bytes) + "\n";
    }

    private String prose() {
        return "La decisión fue guardar el " + word() + " en la caché; 请先运行测试，然后再提交 " + word() + " 的更改。\n";
    }

    private String word() {
        int length = 3 + random.nextInt(9);
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) word.append(letter());
        return word.toString();
    }

    private char letter() {
        return (char) ('a' + random.nextInt(26));
    }

    private MaskBench() {}
}
