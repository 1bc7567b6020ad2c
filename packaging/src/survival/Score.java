// SPDX-License-Identifier: Apache-2.0
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import java.util.List;
import java.util.Set;

/** What was found in the handoffs of all sessions of one length. */
final class Score {
    private static final Encoding ENCODING = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);

    private final int compactions;
    private int live;
    private int liveOnce;
    private int stale;
    private int foreign;
    private int missing;
    private int second;
    private int deliveries;
    private long characters;
    private long tokens;
    private int longest;
    private int unmarked;
    private int proposed;
    private int inSummary;
    private int staleInSummary;
    private int inLastHandoff;

    Score(int compactions) {
        this.compactions = compactions;
    }

    void live(int times) {
        live++;
        if (times == 1) liveOnce++;
    }

    void stale(int times) {
        stale += times;
    }

    void foreign(int times) {
        foreign += times;
    }

    void delivered(List<String> handoffs) {
        if (handoffs.isEmpty()) missing++;
        second += Math.max(0, handoffs.size() - 1);
        deliveries += handoffs.size();
        for (String handoff : handoffs) {
            characters += handoff.length();
            tokens += ENCODING.countTokens(handoff);
            longest = Math.max(longest, handoff.length());
        }
    }

    void baselines(Set<String> living, Set<String> gone, Baselines baselines) {
        for (String token : living) {
            if (baselines.summary().contains(token)) inSummary++;
            if (baselines.lastHandoff().contains(token)) inLastHandoff++;
        }
        for (String token : gone) if (baselines.summary().contains(token)) staleInSummary++;
    }

    void proposed(boolean found) {
        unmarked++;
        if (found) proposed++;
    }

    static String heading() {
        return """
            | compactions | live, exactly once | stale | other sessions' | second deliveries | missed deliveries | characters (most) | tokens | unmarked, proposed | rolling summary: live / stale | last handoff only: live |
            |---|---|---|---|---|---|---|---|---|---|---|\
            """;
    }

    String row() {
        return "| %d | %s | %d | %d | %d | %d | %d (%d) | %d | %s | %s / %d | %s |"
                .formatted(
                        compactions,
                        share(liveOnce, live),
                        stale,
                        foreign,
                        second,
                        missing,
                        deliveries == 0 ? 0 : characters / deliveries,
                        longest,
                        deliveries == 0 ? 0 : tokens / deliveries,
                        share(proposed, unmarked),
                        share(inSummary, live),
                        staleInSummary,
                        share(inLastHandoff, live));
    }

    boolean kept() {
        return liveOnce == live && stale + foreign + second + missing == 0 && proposed * 100 >= unmarked * 80;
    }

    private static String share(int part, int whole) {
        return "%.1f %% of %d".formatted(whole == 0 ? 100.0 : 100.0 * part / whole, whole);
    }
}
