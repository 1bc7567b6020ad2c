// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a statement is about: the stems of its words, without those that only join others. A word with a digit weighs
 * half as much, since a value that changed leaves the subject as it was. Whatever forbids counts as the same word.
 *
 * @param weights by term
 */
record Gist(Map<String, Integer> weights) {
    /** Above this share, in percent, two statements read alike. */
    static final int THRESHOLD = 60;

    private static final int WORD = 2;
    private static final int VALUE = 1;
    private static final int STEM = 6;
    private static final Pattern WORDS = Pattern.compile("[\\p{L}\\p{N}]+(?:['\u2019]\\p{L}+)?");
    private static final Set<String> NEGATIONS =
            Set.of("not", "no", "never", "don't", "doesn't", "cannot", "can't", "mustn't", "without", "nunca", "sin");
    private static final Set<String> JOINING = Set.of(("a an the is are was were be been being am do does did get gets"
        + " got has have had will would shall should can could may might must to of in on at for from with by as into"
        + " over under and or but if when then than that this these those it its they we you i our your their there"
        + " here so because due also just only very each all any some one more el la los las un una unos unas es son"
        + " fue se de del al en con por para como y o pero si que lo su sus")
            .split(" "));
    private static final String[] ENDINGS = {"ing", "ed", "es", "s"};

    static Gist of(String statement) {
        Map<String, Integer> weights = new LinkedHashMap<>();
        Matcher words = WORDS.matcher(
                Normalizer.normalize(statement, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT));
        while (words.find()) {
            String word = words.group().replace('\u2019', '\'');
            if (NEGATIONS.contains(word)) weights.put("not", VALUE);
            else if (!JOINING.contains(word)) put(word, weights);
        }
        return new Gist(weights);
    }

    private static void put(String word, Map<String, Integer> weights) {
        boolean value = word.chars().anyMatch(Character::isDigit);
        weights.put(value ? word : stem(word), value ? VALUE : WORD);
    }

    /** Cheap and blind to language: a common ending less, and no longer than what most forms of a word share. */
    private static String stem(String word) {
        String bare = word.indexOf('\'') < 0 ? word : word.substring(0, word.indexOf('\''));
        for (String ending : ENDINGS) {
            if (bare.endsWith(ending) && bare.length() - ending.length() >= 3) {
                bare = bare.substring(0, bare.length() - ending.length());
                break;
            }
        }
        if (bare.endsWith("e") && bare.length() > 3) bare = bare.substring(0, bare.length() - 1);
        return bare.length() <= STEM ? bare : bare.substring(0, STEM);
    }

    int weight() {
        return weights.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** What two gists have in common, in percent of both together; the same whichever comes first. */
    static int share(int common, int weight, int otherWeight) {
        return weight + otherWeight == 0 ? 0 : 200 * common / (weight + otherWeight);
    }
}
