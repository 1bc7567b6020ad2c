// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Measures what survives compactions: plants statements with corrections and retractions into sessions that run side by side
 * on the real hook path, and looks for them in what is handed over.
 * {@code java -cp "packaging/target/relaybook/lib/*" packaging/src/survival/Survival.java packaging/target/relaybook [SEED]}.
 * Exits 1 when a target is missed.
 */
final class Survival {
    private static final List<Integer> LENGTHS = List.of(1, 3, 10, 30);
    private static final int SESSIONS = 3;

    public static void main(String[] args) throws IOException {
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        boolean kept = true;
        try (Product product = Product.of(Path.of(args[0]).toAbsolutePath())) {
            System.out.println(Score.heading());
            for (int length : LENGTHS) {
                Score score = run(product, length, new Random(seed + length));
                System.out.println(score.row());
                kept &= score.kept();
            }
        }
        System.exit(kept ? 0 : 1);
    }

    /** The sessions of one length take turns, so that what one says could reach the other. */
    private static Score run(Product product, int compactions, Random random) throws IOException {
        Score score = new Score(compactions);
        List<PlantedSession> sessions = new ArrayList<>();
        for (int i = 1; i <= SESSIONS; i++) {
            sessions.add(new PlantedSession("s" + compactions + "-" + i, product, random, score));
        }
        for (int cycle = 0; cycle < compactions; cycle++) {
            for (PlantedSession session : sessions) session.cycle(cycle, tokensBut(session, sessions));
        }
        for (PlantedSession session : sessions) session.judgeProposals();
        return score;
    }

    private static Set<String> tokensBut(PlantedSession one, List<PlantedSession> all) {
        Set<String> tokens = new HashSet<>();
        for (PlantedSession session : all) if (session != one) tokens.addAll(session.tokens());
        return tokens;
    }

    private Survival() {}
}
