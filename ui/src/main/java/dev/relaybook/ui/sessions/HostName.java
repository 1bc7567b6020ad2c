// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sessions;

import dev.relaybook.model.ledger.HostId;
import java.util.Locale;
import java.util.Map;

/** What people call a host, in full and in two letters. */
public final class HostName {
    private static final Map<String, String> NAMES = Map.of(
            "copilot-cli", "Copilot CLI",
            "claude-code", "Claude Code",
            "codex-cli", "Codex CLI",
            "gemini-cli", "Gemini CLI",
            "qwen-code", "Qwen Code",
            "opencode", "opencode");

    private static final Map<String, String> GLYPHS = Map.of(
            "copilot-cli", "CP",
            "claude-code", "CC",
            "codex-cli", "CX",
            "gemini-cli", "GM",
            "qwen-code", "QW",
            "opencode", "OC");

    public static String of(HostId host) {
        return of(host.value());
    }

    /** The same for a word that need not be a host's. */
    public static String of(String host) {
        return NAMES.getOrDefault(host, host);
    }

    /** Our own neutral sign for it. */
    static String glyph(HostId host) {
        String start = host.value().substring(0, Math.min(2, host.value().length()));
        return GLYPHS.getOrDefault(host.value(), start.toUpperCase(Locale.ROOT));
    }

    private HostName() {}
}
