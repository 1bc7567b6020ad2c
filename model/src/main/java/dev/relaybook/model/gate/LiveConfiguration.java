// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files by which an agent's behaviour changes at once: its settings, hooks and skills in the user's home. A path
 * counts in any form that leads there, with {@code ~}, {@code $HOME}, absolute or of Windows; a relative one stays in
 * the project and does not.
 */
public final class LiveConfiguration {
    private static final List<String> IN_HOME = List.of(
            ".claude/settings.json",
            ".claude/settings.local.json",
            ".claude.json",
            ".codex/hooks.json",
            ".codex/config.toml",
            ".agents/skills/",
            ".copilot/settings.json",
            ".copilot/config.json",
            ".copilot/mcp-config.json",
            ".copilot/hooks/",
            ".gemini/settings.json",
            ".qwen/settings.json",
            ".config/opencode/");

    private static final List<String> ELSEWHERE = List.of(
            "$codex_home/hooks.json",
            "$codex_home/config.toml",
            "$claude_config_dir/settings.json",
            "$copilot_home/settings.json",
            "$copilot_home/config.json",
            "$copilot_home/hooks/",
            "${codex_home}/hooks.json",
            "${codex_home}/config.toml",
            "${claude_config_dir}/settings.json",
            "${copilot_home}/settings.json",
            "${copilot_home}/config.json",
            "${copilot_home}/hooks/");

    /** What a path begins with when it does not start in the project; a Windows home may hold blanks. */
    private static final Pattern PATH = Pattern.compile("(?<![\\w./-])(?:[a-z]:/users/[^/\\n"
            + "\"',;]{1,60}/|(?:~|/|[a-z]:|\\$|%)[^\\s\"'`,;()\\[\\]]*)[^\\s\"'`,;()\\[\\]]*");

    private final List<String> further = new ArrayList<>();

    /** With further files, for example where a link in the home leads to. */
    public LiveConfiguration(List<String> further) {
        further.forEach(path -> this.further.add(plain(path)));
    }

    public LiveConfiguration() {
        this(List.of());
    }

    /** The files and folders below the user's home, with {@code /} between their parts. */
    public static List<String> inHome() {
        return IN_HOME;
    }

    /** Whether a text names one of the files. */
    public boolean touchedBy(String filesChanged) {
        String text = plain(filesChanged);
        if (ELSEWHERE.stream().anyMatch(text::contains)) return true;
        Matcher paths = PATH.matcher(text);
        while (paths.find()) {
            if (isLive(trimmed(paths.group()))) return true;
        }
        return false;
    }

    private boolean isLive(String path) {
        return IN_HOME.stream().anyMatch(tail -> leadsTo(path, "/" + tail))
                || further.stream().anyMatch(file -> path.equals(file) || path.startsWith(file + "/"));
    }

    private static boolean leadsTo(String path, String tail) {
        // a folder counts with all that is in it
        return tail.endsWith("/") ? (path + "/").contains(tail) : path.endsWith(tail);
    }

    private static String trimmed(String path) {
        int end = path.length();
        while (end > 0 && ".:*!?".indexOf(path.charAt(end - 1)) >= 0) end--;
        return path.substring(0, end);
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replace('\\', '/').replaceAll("/{2,}", "/");
    }
}
