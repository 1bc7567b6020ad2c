// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

/** The JDK's modules that we need and JavaFX, linked together. */
final class JavaRuntime {
    private static final List<String> MODULES = List.of(
            "java.base",
            "java.logging",
            "java.naming",
            "java.sql",
            "java.xml",
            "javafx.controls",
            "jdk.localedata",
            "jdk.net",
            "jdk.unsupported");

    /** Links unless an equal runtime is there, and returns what it is made of. */
    static String link(Path runtime, List<Path> javafx) throws IOException {
        String modulePath = javafx.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        String contents = Runtime.version() + "\n" + MODULES + "\n" + modulePath;
        Path stamp = runtime.resolveSibling("runtime.stamp");
        if (Files.exists(stamp) && Files.readString(stamp).equals(contents)) return contents;

        Files.deleteIfExists(stamp);
        Trees.delete(runtime); // jlink refuses a folder that exists
        int exit = ToolProvider.findFirst("jlink")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "--module-path",
                        modulePath,
                        "--add-modules",
                        String.join(",", MODULES),
                        "--include-locales=en,es",
                        "--strip-debug",
                        "--no-header-files",
                        "--no-man-pages",
                        "--compress=zip-6",
                        "--generate-cds-archive",
                        "--output",
                        runtime.toString());
        if (exit != 0) throw new IllegalStateException("jlink ended with " + exit);
        Files.writeString(stamp, contents);
        return contents;
    }

    /** The jars with a platform in their name; those without are empty. */
    static List<Path> javafx(List<Path> jars) {
        return jars.stream()
                .filter(jar -> isJavafx(jar) && name(jar).matches("javafx-\\w+-[0-9.]+-.*"))
                .toList();
    }

    static List<Path> others(List<Path> jars) {
        return jars.stream().filter(jar -> !isJavafx(jar)).toList();
    }

    private static boolean isJavafx(Path jar) {
        return name(jar).startsWith("javafx-");
    }

    private static String name(Path jar) {
        return jar.getFileName().toString();
    }

    private JavaRuntime() {}
}
