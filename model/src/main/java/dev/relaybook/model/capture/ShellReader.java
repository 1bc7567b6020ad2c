// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Takes a shell command apart in one pass. Confined to one thread. */
final class ShellReader {
    private final String text;
    private final List<ShellLine.Part> parts = new ArrayList<>();
    private final Deque<String> hereDocuments = new ArrayDeque<>();
    private List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean inWord;
    private Target target = Target.NONE;
    private int at;

    /** What the next word is when it is no argument. */
    private enum Target {
        NONE,
        FILE,
        HERE_DOCUMENT
    }

    private ShellReader(String text) {
        this.text = text;
    }

    static List<ShellLine.Part> read(String command) {
        var reader = new ShellReader(command);
        while (reader.at < command.length()) reader.step();
        reader.endPart(ShellLine.Link.END);
        return List.copyOf(reader.parts);
    }

    private void step() {
        char c = text.charAt(at);
        switch (c) {
            case '\\' -> escape();
            case '\'' -> singleQuoted();
            case '"' -> doubleQuoted();
            case '`' -> untilBackTick();
            case '\n' -> newLine();
            case ' ', '\t', '\r' -> blank();
            case ';' -> operator(ShellLine.Link.THEN, ';');
            case '&' -> ampersand();
            case '|' -> pipe();
            case '<', '>' -> redirection();
            case '(', ')' -> parenthesis();
            case '#' -> hash();
            default -> add(c);
        }
    }

    private void add(char c) {
        word.append(c);
        inWord = true;
        at++;
    }

    private void escape() {
        at++;
        if (at == text.length()) return;
        char c = text.charAt(at);
        if (c == '\n') at++;
        else add(c);
    }

    private void singleQuoted() {
        int end = text.indexOf('\'', at + 1);
        int to = end < 0 ? text.length() : end;
        word.append(text, at + 1, to);
        inWord = true;
        at = to + 1;
    }

    private void doubleQuoted() {
        inWord = true;
        at++;
        while (at < text.length() && text.charAt(at) != '"') {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) at++;
            word.append(text.charAt(at++));
        }
        at++;
    }

    private void untilBackTick() {
        int end = text.indexOf('`', at + 1);
        int to = end < 0 ? text.length() : end + 1;
        word.append(text, at, to);
        inWord = true;
        at = to;
    }

    private void blank() {
        endWord();
        at++;
    }

    private void newLine() {
        endWord();
        at++;
        while (!hereDocuments.isEmpty()) skipBody(hereDocuments.remove());
        endPart(ShellLine.Link.THEN);
    }

    private void skipBody(String delimiter) {
        while (at < text.length()) {
            int end = text.indexOf('\n', at);
            String line = text.substring(at, end < 0 ? text.length() : end);
            at = end < 0 ? text.length() : end + 1;
            if (line.strip().equals(delimiter)) return;
        }
    }

    private void operator(ShellLine.Link link, char mark) {
        endWord();
        while (at < text.length() && text.charAt(at) == mark) at++;
        endPart(link);
    }

    private void ampersand() {
        if (nextIs('&')) operator(ShellLine.Link.AND, '&');
        else if (nextIs('>')) {
            endWord();
            at++;
            redirection();
        } else operator(ShellLine.Link.BACKGROUND, '&');
    }

    private void pipe() {
        boolean or = nextIs('|');
        operator(or ? ShellLine.Link.OR : ShellLine.Link.PIPE, '|');
        if (!or && at < text.length() && text.charAt(at) == '&') at++;
    }

    private boolean nextIs(char c) {
        return at + 1 < text.length() && text.charAt(at + 1) == c;
    }

    private void redirection() {
        if (word.chars().allMatch(Character::isDigit)) dropWord();
        else endWord();
        boolean here = text.startsWith("<<", at) && !text.startsWith("<<<", at);
        while (at < text.length() && "<>&|".indexOf(text.charAt(at)) >= 0) at++;
        if (here && at < text.length() && text.charAt(at) == '-') at++;
        target = here ? Target.HERE_DOCUMENT : Target.FILE;
    }

    /** {@code $(…)} stays in its word as it is written; other parentheses only group. */
    private void parenthesis() {
        if (text.charAt(at) == '(' && inWord) {
            int end = closing();
            word.append(text, at, end);
            at = end;
        } else {
            endWord();
            at++;
        }
    }

    private int closing() {
        int depth = 0;
        for (int i = at; i < text.length(); i++) {
            if (text.charAt(i) == '(') depth++;
            if (text.charAt(i) == ')' && --depth == 0) return i + 1;
        }
        return text.length();
    }

    private void hash() {
        if (inWord) {
            add('#');
            return;
        }
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
    }

    private void endWord() {
        if (!inWord) return;
        String said = word.toString();
        boolean brace = said.equals("{") || said.equals("}");
        if (target == Target.HERE_DOCUMENT) hereDocuments.add(said);
        else if (target == Target.NONE && !brace) words.add(said);
        dropWord();
        target = Target.NONE;
    }

    private void dropWord() {
        word.setLength(0);
        inWord = false;
    }

    private void endPart(ShellLine.Link link) {
        endWord();
        if (!words.isEmpty()) {
            parts.add(new ShellLine.Part(List.copyOf(words), link));
            words = new ArrayList<>();
        } else if (link != ShellLine.Link.THEN && link != ShellLine.Link.END && !parts.isEmpty()) {
            // the line break or parenthesis before an operator joins nothing
            ShellLine.Part last = parts.removeLast();
            parts.add(new ShellLine.Part(last.words(), link));
        }
    }
}
