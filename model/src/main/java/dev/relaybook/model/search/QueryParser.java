// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import dev.relaybook.model.search.SearchQuery.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads one query from left to right. */
final class QueryParser {
    private final String typed;
    private final List<Term> wanted = new ArrayList<>();
    private final List<Term> unwanted = new ArrayList<>();
    private final List<Filter> filters = new ArrayList<>();
    private int at;

    QueryParser(String typed) {
        this.typed = typed;
    }

    /** The query can't be understood; the message is the sentence for people. */
    private static final class UnclearException extends RuntimeException {
        private static final long serialVersionUID = 1;

        UnclearException(String sentence) {
            super(sentence, null, false, false);
        }
    }

    Reading read() {
        if (typed.length() > SearchQuery.LONGEST) {
            return new Reading.Unclear("A query has at most " + SearchQuery.LONGEST + " characters, and this one has "
                    + typed.length() + "; look for a few of its words.");
        }
        try {
            while (skipBlanks()) item();
        } catch (UnclearException e) {
            return new Reading.Unclear(String.valueOf(e.getMessage()));
        }
        int items = wanted.size() + unwanted.size() + filters.size();
        if (items == 0) {
            return new Reading.Unclear("There is nothing to look for: give a word with a letter or a digit, or a filter"
                    + " such as kind:decision.");
        }
        if (items > SearchQuery.MOST) {
            return new Reading.Unclear(
                    "A query has at most " + SearchQuery.MOST + " words and filters, and this one has " + items + ".");
        }
        return new Reading.Understood(new SearchQuery(wanted, unwanted, filters));
    }

    private void item() {
        boolean not = typed.charAt(at) == '-';
        if (not) at++;
        Optional<FilterName> name = filterName();
        if (name.isPresent()) filter(name.get(), not);
        else term(not ? unwanted : wanted);
    }

    private Optional<FilterName> filterName() {
        int colon = at;
        while (colon < typed.length() && Character.isLetter(typed.charAt(colon))) colon++;
        if (colon == typed.length() || typed.charAt(colon) != ':') return Optional.empty();
        Optional<FilterName> name = FilterName.of(typed.substring(at, colon));
        if (name.isPresent()) at = colon + 1;
        return name;
    }

    private void filter(FilterName name, boolean not) {
        if (not) {
            throw new UnclearException("A filter says what is wanted; leave out the - before " + name.word() + ":.");
        }
        String value = quoted().orElseGet(this::bare).strip();
        if (value.isEmpty()) throw new UnclearException(name.word() + ": needs a value, " + name.takes() + ".");
        filters.add(name.filter(value)
                .orElseThrow(() -> new UnclearException(
                        name.word() + ":" + value + " is not understood; it takes " + name.takes() + ".")));
    }

    private void term(List<Term> list) {
        Optional<String> phrase = quoted();
        String text = phrase.orElseGet(this::bare);
        boolean beginning = phrase.isPresent() ? star() : text.endsWith("*");
        String plain = text.replaceFirst("\\*+$", "");
        if (plain.codePoints().noneMatch(WordRuns::counts)) return; // punctuation is not indexed
        if (beginning) list.add(new Term.Beginning(plain));
        else list.add(phrase.isPresent() ? new Term.Phrase(plain) : new Term.Word(plain));
    }

    private boolean star() {
        boolean star = at < typed.length() && typed.charAt(at) == '*';
        if (star) at++;
        return star;
    }

    /** What stands between the quote here and the next one; empty where no quote stands here. */
    private Optional<String> quoted() {
        if (at >= typed.length() || typed.charAt(at) != '"') return Optional.empty();
        int end = typed.indexOf('"', at + 1);
        if (end < 0) {
            throw new UnclearException("The quote before " + beginning(typed.substring(at + 1))
                    + " has no end; close it with another \", or leave it out.");
        }
        String text = withoutControls(typed.substring(at + 1, end));
        at = end + 1;
        return Optional.of(text);
    }

    private String bare() {
        int start = at;
        while (at < typed.length() && !blank(typed.charAt(at))) at++;
        return typed.substring(start, at);
    }

    private boolean skipBlanks() {
        while (at < typed.length() && blank(typed.charAt(at))) at++;
        return at < typed.length();
    }

    private static String beginning(String rest) {
        String text = withoutControls(rest).strip();
        if (text.isEmpty()) return "the end";
        return text.length() <= 20 ? text : text.substring(0, 20) + "\u2026";
    }

    private static String withoutControls(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        text.chars().forEach(it -> plain.append(blank((char) it) ? ' ' : (char) it));
        return plain.toString();
    }

    private static boolean blank(char it) {
        return Character.isWhitespace(it) || Character.isSpaceChar(it) || Character.isISOControl(it);
    }

    /** The name before a colon, in any case. */
    static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
