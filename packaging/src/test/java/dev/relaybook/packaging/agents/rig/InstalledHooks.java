// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The hooks that {@code relaybook install} wrote, and what a test does to them. */
public final class InstalledHooks {
    private final Rig rig;

    public InstalledHooks(Rig rig) {
        this.rig = rig;
    }

    /** The same hooks once more, at project level and under another command line, so that both run. */
    public void repeatInProject() {
        String second = wrapper("second-hook", """
            #!/bin/sh
            echo "$*" >>"%s"
            exec "%s" "$@"
            """.formatted(repeated(), launcher()));
        rig.folder().write(rig.agent().projectHooks(rig.folder()), installedWith(second));
    }

    /** The calls that the repeated hooks got, a line each. */
    public List<String> repeatedCalls() {
        return Files.exists(repeated()) ? read(repeated()).lines().toList() : List.of();
    }

    /**
     * The first reply that carries a handoff is lost: the real hook does its work and commits, and then the process the
     * agent waits for is killed.
     */
    public void loseFirstHandoff() {
        rig.folder().write(armed(), "");
        String losing = wrapper("losing-hook", """
            #!/bin/sh
            reply=$(mktemp "%1$s.XXXXXX")
            "%2$s" "$@" >"$reply"
            code=$?
            if grep -q 'relaybook:.* begin' "$reply" && rm "%1$s" 2>/dev/null; then kill -9 $$; fi
            cat "$reply"
            exit $code
            """.formatted(armed(), launcher()));
        rig.folder().write(rig.agent().userHooks(rig.folder()), installedWith(losing));
    }

    public boolean hasLostHandoff() {
        return Files.notExists(armed());
    }

    private Path armed() {
        return rig.folder().root().resolve("armed");
    }

    private Path repeated() {
        return rig.folder().log("repeated-hooks");
    }

    private String wrapper(String name, String script) {
        Path wrapper = rig.folder().root().resolve(name);
        rig.folder().write(wrapper, script);
        if (!wrapper.toFile().setExecutable(true)) {
            throw new AssertionError("cannot make " + wrapper + " executable");
        }
        return wrapper.toString();
    }

    /** The installed settings with another program in the launcher's place. */
    private String installedWith(String program) {
        String installed = read(rig.agent().userHooks(rig.folder()));
        if (!installed.contains(launcher())) {
            throw new AssertionError("the installed hooks do not name " + launcher());
        }
        return installed.replace(launcher(), program);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + file, e);
        }
    }

    private static String launcher() {
        return Relaybook.hookLauncher().toString();
    }
}
