// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The hooks that {@code relaybook install} wrote, and what a test does to them. */
public final class InstalledHooks {
    private final Rig rig;

    public InstalledHooks(Rig rig) {
        this.rig = rig;
    }

    /** The same hooks once more, at project level and under another command line, so that both run. */
    public void repeatInProject() {
        write(
                rig.agent().projectHooks(rig.folder()),
                installed().replace(launcher(), "env RELAYBOOK_TWICE=1 " + launcher()));
    }

    /**
     * The first reply that carries a handoff is lost: the real hook does its work and commits, and then the process the
     * agent waits for is killed.
     */
    public void loseFirstHandoff() {
        Path wrapper = rig.folder().root().resolve("losing-hook");
        rig.folder().write(armed(), "");
        rig.folder().write(wrapper, """
            #!/bin/sh
            reply=$(mktemp "%1$s.XXXXXX")
            "%2$s" "$@" >"$reply"
            code=$?
            if grep -q 'relaybook:.* begin' "$reply" && rm "%1$s" 2>/dev/null; then kill -9 $$; fi
            cat "$reply"
            exit $code
            """.formatted(armed(), launcher()));
        if (!wrapper.toFile().setExecutable(true)) {
            throw new AssertionError("cannot make " + wrapper + " executable");
        }
        write(rig.agent().userHooks(rig.folder()), installed().replace(launcher(), wrapper.toString()));
    }

    public boolean hasLostHandoff() {
        return Files.notExists(armed());
    }

    private Path armed() {
        return rig.folder().root().resolve("armed");
    }

    private String installed() {
        try {
            return Files.readString(rig.agent().userHooks(rig.folder()));
        } catch (IOException e) {
            throw new UncheckedIOException("reading the installed hooks", e);
        }
    }

    private void write(Path file, String text) {
        if (text.equals(installed())) {
            throw new AssertionError("the installed hooks do not name " + launcher());
        }
        rig.folder().write(file, text);
    }

    private static String launcher() {
        return Relaybook.hookLauncher().toString();
    }
}
