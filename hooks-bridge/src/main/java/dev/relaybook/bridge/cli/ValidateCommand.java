// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.gate.ValidateHandoff;
import dev.relaybook.model.gate.Validation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "validate",
        description = "Judges a compact handoff; exit code 0 when it passes, 1 when it fails, 2 when it can't be read.",
        mixinStandardHelpOptions = true)
final class ValidateCommand implements Callable<Integer> {
    private static final int LARGEST = 16 << 20;

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Parameters(paramLabel = "FILE", description = "The file; - for standard input.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String file;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Validation validation = new ValidateHandoff().validate(text());
        if (json) {
            root.around().out().println(Json.write(ValidationView.of(validation)));
        } else {
            root.around().out().println(Plain.text(ValidationView.text(validation)));
        }
        return validation.passed() ? Exit.DONE : Exit.NO;
    }

    private String text() {
        byte[] bytes = bytes();
        if (bytes.length > LARGEST) throw new Problem(Exit.REFUSED, file + " is larger than 16 MiB; no handoff is.");
        for (byte it : bytes) {
            if (it == 0) throw new Problem(Exit.REFUSED, file + " is no text; name a text file.");
        }
        CharBuffer text = CharBuffer.allocate(bytes.length);
        boolean whole = !StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes), text, true)
                .isError();
        text.flip();
        if (whole) return text.toString();
        long line = 1 + text.chars().filter(it -> it == '\n').count();
        throw new Problem(
                Exit.REFUSED,
                file + " is no UTF-8 text: line " + line
                        + " holds bytes that are none. Save it as UTF-8 and try again.");
    }

    private byte[] bytes() {
        try (InputStream in = open()) {
            return in.readNBytes(LARGEST + 1);
        } catch (IOException | InvalidPathException _) {
            throw new Problem(Exit.REFUSED, file + " can't be read; name a text file, or - for standard input.");
        }
    }

    /** A pipe or a device might never end. */
    private InputStream open() throws IOException {
        if (file.equals("-")) return root.around().in();
        Path path = root.around().cwd().resolve(Path.of(file));
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new Problem(Exit.REFUSED, file + " is not a file; name a text file, or - for standard input.");
        }
        return Files.newInputStream(path);
    }
}
