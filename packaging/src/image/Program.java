// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One launcher of the image: what it starts, and what is run while its AOT cache is recorded. The recording should go the way a
 * user's call goes, for only classes it loads are in the cache.
 *
 * @param needless the first letters of the jars that it does without
 */
record Program(String name, String main, List<String> flags, List<String> needless, Training training) {
    private static final List<String> NATIVE_ACCESS = List.of("--enable-native-access=ALL-UNNAMED,javafx.graphics");

    /** Hosts read stdout, so the JVM says nothing there; an AOT cache that does not fit is not used, which is no news either. */
    private static final List<String> QUIET = List.of(
            "-XX:-UsePerfData",
            "-XX:+DisplayVMOutputToStderr",
            "-Xlog:disable",
            "-Xlog:all=error,aot*=off,cds*=off:stderr");

    /** The one place where launchers, their JVM flags and their trainings are named. */
    static List<Program> all() {
        return List.of(
                new Program(
                        "relaybook-hook",
                        "dev.relaybook.bridge.client.HookMain",
                        List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"),
                        // the JVM looks at each jar whenever it starts
                        List.of(
                                "relaybook-ui",
                                "atlantafx",
                                "ikonli",
                                "java-diff-utils",
                                "jetty",
                                "jtokkit",
                                "logback",
                                "picocli"),
                        new Training(
                                "dev.relaybook.bridge.cli.demo.HookTraining",
                                List.of("claude-code", "user-prompt-submit"),
                                """
                                {"session_id": "training", "cwd": "@HOME@", "hook_event_name": "UserPromptSubmit",
                                 "transcript_path": "@HOME@/.claude/projects/training/training.jsonl",
                                 "prompt": "go on", "prompt_id": "p3"}
                                """)),
                new Program(
                        "relaybook",
                        "dev.relaybook.ui.app.RelaybookMain",
                        // a server that idles for days keeps little; an import may take what it needs
                        List.of(
                                "-XX:+UseSerialGC",
                                "-Xmx1g",
                                "-Xms8m",
                                "-XX:MinHeapFreeRatio=15",
                                "-XX:MaxHeapFreeRatio=30",
                                "-XX:-ShrinkHeapInSteps"),
                        List.of(),
                        new Training("dev.relaybook.ui.app.RelaybookMain", List.of("demo", "--no-ui"), "")));
    }

    /**
     * What is run while the cache is recorded.
     *
     * @param stdin what stands on standard input, with {@code @HOME@} for the scratch home folder
     */
    record Training(String main, List<String> words, String stdin) {}

    String cacheName(String version, List<String> classPath) {
        String digest =
                Digest.of(version, toString(), options("$app", classPath).toString());
        return name + "-" + digest.substring(0, 16) + ".aot";
    }

    /** A template sets $app, then has the lines {@code @JAVA_ENVIRONMENT@} and {@code @JAVA_COMMAND@}. */
    void writeLauncher(Path image, Path templates, String cache, List<String> classPath) throws IOException {
        String environment =
                Files.readString(templates.resolve("java-environment.sh")).replace("@CACHE@", cache);
        String text = Files.readString(templates.resolve(name))
                .replace("@JAVA_ENVIRONMENT@", environment.stripTrailing())
                .replace("@JAVA_COMMAND@", shellCommand(classPath));

        Path launcher = image.resolve("bin").resolve(name);
        if (Files.exists(launcher) && Files.readString(launcher).equals(text)) return;
        Files.createDirectories(launcher.getParent());
        Files.writeString(launcher, text);
        launcher.toFile().setExecutable(true, false);
    }

    private String shellCommand(List<String> classPath) {
        List<String> words = new ArrayList<>();
        words.addAll(List.of("$app/runtime/bin/java", "$aot", "-Duser.language=$language", "-Duser.country=$country"));
        words.addAll(options("$app", classPath));
        words.add(main);
        return words.stream()
                .map(word -> word.contains("$") ? '"' + word + '"' : word)
                .collect(Collectors.joining(" \\\n    "));
    }

    private boolean needs(String jar) {
        return needless.stream().noneMatch(jar::startsWith);
    }

    private List<String> options(String app, List<String> classPath) {
        List<String> options = new ArrayList<>(flags);
        options.addAll(QUIET);
        options.addAll(NATIVE_ACCESS);
        options.add("-Dorg.sqlite.lib.path=" + app + "/native");
        options.add("-Dorg.sqlite.lib.name=" + Library.NATIVE_NAME);
        // it looks for what earlier runs unpacked, and a folder for temporary files may hold thousands
        options.add("-Dorg.sqlite.tmpdir=" + app + "/native");
        options.add("-Drelaybook.bin=" + app + "/bin");
        options.add("-cp");
        options.add(classPath.stream()
                .filter(this::needs)
                .map(jar -> app + "/lib/" + jar)
                .collect(Collectors.joining(":")));
        return options;
    }

    void record(Path image, String cache, List<String> classPath, Path scratch)
            throws IOException, InterruptedException {
        Path file = image.resolve("aot").resolve(cache);
        if (Files.exists(file)) return;
        Files.createDirectories(file.getParent());
        Trees.deleteMatching(file.getParent(), name + "-[0-9a-f]*.aot");

        Path home = scratch.resolve(name);
        Trees.delete(home);
        Files.createDirectories(home);
        Path partial = home.resolve("cache.aot");

        List<String> command = new ArrayList<>();
        command.add(image.resolve("runtime/bin/java").toString());
        command.add("-XX:AOTCacheOutput=" + partial);
        command.addAll(options(image.toString(), classPath));
        command.addAll(List.of("-Dglass.platform=Headless", "-Dprism.order=sw", "-Drelaybook.training=true"));
        command.add(training.main());
        command.addAll(training.words());
        run(command, home);
        Files.move(partial, file);
    }

    private void run(List<String> command, Path home) throws IOException, InterruptedException {
        Path input = Files.writeString(home.resolve("stdin"), training.stdin().replace("@HOME@", home.toString()));
        Path output = home.resolve("output.txt");
        var builder = new ProcessBuilder(command)
                .directory(home.toFile())
                .redirectInput(input.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().put("RELAYBOOK_HOME", home.resolve("home").toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("HOME", home.toString());
        List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS").forEach(builder.environment()::remove);

        int exit = builder.start().waitFor();
        if (exit != 0 || !Files.exists(home.resolve("cache.aot"))) {
            throw new IllegalStateException(
                    "the training of " + name + " ended with " + exit + ":\n" + Files.readString(output));
        }
    }
}
