// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.Kind;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds the sentences in which a user forbids, requires or corrects something, in English and Spanish. Wordings only:
 * what is found waits for review.
 */
final class UserDirectives {
    private static final int MOST = 5;
    private static final int SHORTEST = 8;
    private static final int LONGEST = 600;

    /** A sentence, and whether it sets a constraint or corrects a decision. */
    record Directive(Kind kind, String sentence) {}

    private UserDirectives() {}

    static List<Directive> in(String text) {
        List<Directive> found = new ArrayList<>();
        for (String sentence : OwnSentences.in(text)) {
            if (found.size() == MOST) break;
            kindOf(sentence).ifPresent(kind -> found.add(new Directive(kind, sentence)));
        }
        return List.copyOf(found);
    }

    static Optional<Kind> kindOf(String sentence) {
        if (sentence.length() < SHORTEST || sentence.length() > LONGEST) return Optional.empty();
        if (sentence.endsWith("?") || sentence.startsWith("\u00bf")) return Optional.empty();
        if (!mayDirect(sentence)) return Optional.empty();
        String plain = plain(sentence);
        if (matches(DirectiveWords.NOTHING, plain)) return Optional.empty();
        if (matches(DirectiveWords.CORRECTIONS, plain)) return Optional.of(Kind.DECISION);
        if (matches(DirectiveWords.CONSTRAINTS, plain)) return Optional.of(Kind.CONSTRAINT);
        return Optional.empty();
    }

    /** Spares most sentences the wordings. */
    private static boolean mayDirect(String sentence) {
        String lower = sentence.toLowerCase(Locale.ROOT);
        return DirectiveWords.TRIGGERS.stream().anyMatch(lower::contains);
    }

    private static boolean matches(List<Pattern> wordings, String sentence) {
        return wordings.stream().anyMatch(wording -> wording.matcher(sentence).find());
    }

    /** Lower case without accents and typographic quotes; inline code is one word, whatever it says. */
    private static String plain(String sentence) {
        return Normalizer.normalize(sentence, Normalizer.Form.NFD)
                .replaceAll("\\p{M}++", "")
                .toLowerCase(Locale.ROOT)
                .replace('\u2019', '\'')
                .replaceAll("`[^`]*+`", "code")
                .replaceAll("[*_\"\u201c\u201d]++", "")
                .replaceAll("\\s++", " ")
                .strip();
    }
}
