// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;

/** The least that a JVM of the image costs: a main that does nothing, with an AOT cache of its own. */
final class EmptyMain {
    private static final List<String> FLAGS =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xlog:disable");

    static List<String> command(Path image, Path folder) throws IOException, InterruptedException {
        Path source = Files.writeString(
                folder.resolve("Empty.java"), "class Empty { public static void main(String[] args) {} }");
        Path classes = folder.resolve("classes");
        run("javac", "--release", "25", "-d", classes.toString(), source.toString());
        Path jar = folder.resolve("empty.jar");
        run("jar", "--create", "--file", jar.toString(), "-C", classes.toString(), ".");

        Path cache = folder.resolve("empty.aot");
        int exit = new ProcessBuilder(line(image, "-XX:AOTCacheOutput=" + cache, jar))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        if (exit != 0 || !Files.exists(cache)) throw new IOException("cannot record the empty main");
        return line(image, "-XX:AOTCache=" + cache, jar);
    }

    private static List<String> line(Path image, String cache, Path jar) {
        List<String> line =
                new ArrayList<>(List.of(image.resolve("runtime/bin/java").toString(), cache));
        line.addAll(FLAGS);
        line.addAll(List.of("-cp", jar.toString(), "Empty"));
        return line;
    }

    private static void run(String tool, String... arguments) throws IOException {
        int exit = ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, arguments);
        if (exit != 0) throw new IOException(tool + " ended with " + exit);
    }

    private EmptyMain() {}
}
