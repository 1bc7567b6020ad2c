// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The image that this build has made, or a copy of it. */
public record PackagedImage(Path root) {
    /** How a launcher ended and what it wrote. */
    public record Run(int exit, String out, String err) {}

    public static PackagedImage built() {
        return new PackagedImage(Path.of(System.getProperty("relaybook.image", "target/relaybook"))
                .toAbsolutePath());
    }

    public Path launcher(String name) {
        return root.resolve("bin").resolve(name);
    }

    /** A copy with the times of now, as a plain {@code cp -r} makes it. */
    public PackagedImage copyTo(Path folder) throws IOException {
        try (var paths = Files.walk(root)) {
            for (Path path : paths.toList()) {
                Path copy = folder.resolve(root.relativize(path).toString());
                if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) Files.createDirectories(copy);
                else {
                    Files.copy(path, copy);
                    copy.toFile().setExecutable(Files.isExecutable(path));
                }
            }
        }
        return new PackagedImage(folder);
    }

    /** Runs COMMAND with a home of its own, an empty stdin and the given changes to the environment. */
    public static Run run(Path home, Map<String, String> environment, Object... command)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>();
        for (Object word : command) words.add(word.toString());
        Path out = home.resolve("stdout");
        Path err = home.resolve("stderr");
        var builder = new ProcessBuilder(words)
                .redirectInput(Files.writeString(home.resolve("stdin"), "").toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("HOME", home.toString());
        builder.environment().put("RELAYBOOK_HOME", home.resolve("relaybook").toString());
        builder.environment().putAll(environment);

        Process process = builder.start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IOException(words + " did not end");
        }
        return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
    }
}
