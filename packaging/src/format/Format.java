// SPDX-License-Identifier: Apache-2.0
import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Run by the build on the source launcher: {@code Format check|apply ROOT}. */
final class Format {
    private static final Formatter FORMATTER = Formatter.createFormatter(JavaFormatterOptions.builder()
            .style(JavaFormatterOptions.Style.PALANTIR)
            .build());

    public static void main(String[] args) throws IOException {
        boolean apply = args[0].equals("apply");
        Path root = Path.of(args[1]);
        Path memory = root.resolve("target/formatter/formatted.txt");
        Set<String> known = Files.exists(memory) ? new HashSet<>(Files.readAllLines(memory)) : Set.of();
        Set<String> formatted = new TreeSet<>();

        int failures = 0;
        for (Path file : sources(root)) {
            if (known.contains(stampOf(root, file)) || handle(file, apply)) formatted.add(stampOf(root, file));
            else failures++;
        }

        Files.write(memory, formatted);
        if (failures > 0) {
            System.err.println(failures + " of our files are not formatted: run mvn -q -N validate -Dformat=apply");
            System.exit(1);
        }
    }

    private static List<Path> sources(Path root) throws IOException {
        try (var files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !root.relativize(file).toString().contains("target/"))
                    .toList();
        }
    }

    private static boolean handle(Path file, boolean apply) throws IOException {
        String text = Files.readString(file);
        try {
            String wanted = FORMATTER.formatSourceAndFixImports(text);
            if (wanted.equals(text)) return true;
            System.err.println((apply ? "formatted: " : "not formatted: ") + file);
            if (apply) Files.writeString(file, wanted);
            return apply;
        } catch (FormatterException e) {
            System.err.println("cannot be parsed: " + file + ": " + e.getMessage());
            return false;
        }
    }

    private static String stampOf(Path root, Path file) throws IOException {
        return root.relativize(file) + " " + Files.size(file) + " " + Files.getLastModifiedTime(file);
    }

    private Format() {}
}
