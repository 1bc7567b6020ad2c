// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.Installer.Machine;

/** Command lines for a POSIX shell, in which hosts run hooks and agents run commands. */
public final class ShellWords {
    private ShellWords() {}

    /** One word, whatever it holds. */
    public static String quote(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }

    /** One word, in quotes only where a shell would read it otherwise. */
    public static String word(String word) {
        boolean plain = !word.isEmpty();
        for (int i = 0; i < word.length() && plain; i++) plain = isPlain(word.charAt(i));
        return plain ? word : quote(word);
    }

    private static boolean isPlain(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || "/._-+:@%".indexOf(c) >= 0;
    }

    /** What a host runs for one of its events. */
    public static String hook(Machine machine, String host, String event) {
        return quote(machine.launcher().toString()) + " --home "
                + quote(machine.home().toString()) + " " + host + " " + event;
    }

    /** What an agent runs to ask Relaybook something. */
    public static String command(Machine machine) {
        return quote(machine.command().toString()) + " --home "
                + quote(machine.home().toString());
    }
}
