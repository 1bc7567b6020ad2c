// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.relaybook.model.ledger.Trigger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Any interleaving of hook calls and transcript states hands over each boundary's handoff once. */
class ExactlyOnceTest {
    private static final int RUNS = 5_000;
    private static final int LONGEST = 14;

    /**
     * One thing that happens, so that a failing run can be told and shrunk.
     *
     * @param atOnce a main compaction whose handoff must be in the conversation right after it
     */
    private record Step(String name, boolean atOnce, Consumer<SimulatedAgent> action) {
        Step(String name, Consumer<SimulatedAgent> action) {
            this(name, false, action);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    @ParameterizedTest
    @EnumSource
    void noInterleavingDeliversTwiceOrNever(SimulatedAgent.Kind kind) {
        long start = Long.getLong("relaybook.seed", 20_261_130L);
        for (long seed = start; seed < start + RUNS; seed++) {
            List<Step> steps = steps(new Random(seed));
            if (wrong(kind, steps).isPresent()) {
                List<Step> least = shrink(kind, steps);
                fail(kind + " with seed " + seed + ": " + wrong(kind, least).orElseThrow() + " after " + least);
            }
        }
    }

    @Test
    void aHandoffIsInTheConversationRightAfterTheCompaction() {
        SimulatedAgent agent = new SimulatedAgent(SimulatedAgent.Kind.CALLS_AFTER_COMPACTION);
        agent.compact(1, false);
        assertEquals(1, agent.copiesInConversation());
    }

    @Test
    void aSubagentsCompactionDoesNotDenyTheMainConversationItsOwn() {
        SimulatedAgent agent = new SimulatedAgent(SimulatedAgent.Kind.CALLS_AFTER_COMPACTION);
        agent.subagentCompacts(1);
        agent.compact(1, false);
        agent.flushAllBut(0);
        agent.turn(1, false, 1);
        assertEquals(1, agent.copiesInConversation());
    }

    @Test
    void twoHooksForOneCompactionHandOverOneText() {
        SimulatedAgent agent = new SimulatedAgent(SimulatedAgent.Kind.CALLS_AFTER_COMPACTION);
        agent.compact(2, false);
        agent.flushAllBut(0);
        agent.turn(2, false, 2);
        assertEquals(1, agent.copiesInConversation());
    }

    @Test
    void aReplyThatIsLostIsMadeUpForAtTheNextMoment() {
        SimulatedAgent agent = new SimulatedAgent(SimulatedAgent.Kind.CALLS_AFTER_COMPACTION);
        agent.compact(1, true);
        agent.flushAllBut(0);
        agent.turn(1, false, 0);
        agent.flushAllBut(0);
        agent.turn(1, false, 0);
        assertEquals(1, agent.copiesInConversation());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void twoCompactionsThatOverlapGetAHandoffEach(boolean subagentBeginsFirst) {
        SimulatedAgent agent = new SimulatedAgent(SimulatedAgent.Kind.CALLS_AFTER_COMPACTION);
        agent.overlap(
                new SimulatedAgent.Overlap(subagentBeginsFirst, true, Trigger.MANUAL, Duration.ofMillis(20)), 1, false);
        assertEquals(1, agent.copiesInConversation());
    }

    @Test
    void aReportThatNobodyAnnouncedIsAnsweredOnceTheLastOneIsLongAgo() {
        SimulatedAgent agent = new SimulatedAgent(SimulatedAgent.Kind.CALLS_AFTER_COMPACTION);
        agent.compact(1, false);
        agent.flushAllBut(0);
        agent.turn(1, false, 1);
        agent.pauses(Duration.ofMinutes(1));
        agent.compactUnannounced(2);
        assertEquals(1, agent.copiesInConversation());
    }

    private static List<Step> steps(Random random) {
        List<Step> steps = new ArrayList<>();
        int count = 1 + random.nextInt(LONGEST);
        for (int i = 0; i < count; i++) steps.add(step(random));
        return steps;
    }

    private static Step step(Random random) {
        int hooks = 1 + random.nextInt(2);
        boolean lost = random.nextInt(4) == 0;
        int tools = random.nextInt(3);
        int kept = random.nextInt(4);
        boolean pause = random.nextBoolean();
        return switch (random.nextInt(10)) {
            case 0, 1 -> new Step("turn(" + hooks + "," + lost + "," + tools + ")", it -> it.turn(hooks, lost, tools));
            case 2 -> new Step("compact(" + hooks + "," + lost + ")", !lost, it -> it.compact(hooks, lost));
            case 3 -> new Step("compactSilently(" + hooks + ")", it -> it.compactSilently(hooks));
            case 4 -> new Step("compactionFails(" + hooks + ")", it -> it.compactionFails(hooks));
            case 5 -> new Step("subagentCompacts(" + hooks + ")", it -> it.subagentCompacts(hooks));
            case 6 -> new Step("isFollowed()", SimulatedAgent::isFollowed);
            case 7 -> overlap(random, hooks, lost);
            case 8 -> new Step("pauses(" + pause + ")", it -> it.pauses(Duration.ofSeconds(pause ? 60 : 5)));
            default -> new Step("flushAllBut(" + kept + ")", it -> it.flushAllBut(kept));
        };
    }

    /** Where hooks are called twice, two ends within moments look like one. */
    private static Step overlap(Random random, int hooks, boolean lost) {
        boolean near = random.nextBoolean();
        var how = new SimulatedAgent.Overlap(
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean() ? Trigger.AUTO : Trigger.MANUAL,
                Duration.ofSeconds(near ? 4 : 30));
        return new Step("overlap(" + how + "," + hooks + "," + lost + ")", !lost && (hooks == 1 || !near), it -> {
            it.pauses(Duration.ofMinutes(1));
            it.overlap(how, hooks, lost);
        });
    }

    /** What is wrong with a run, once everything is on disk and a few turns went well. */
    private static Optional<String> wrong(SimulatedAgent.Kind kind, List<Step> steps) {
        SimulatedAgent agent = new SimulatedAgent(kind);
        for (Step step : steps) {
            step.action().accept(agent);
            int copies = agent.copiesInConversation();
            if (copies > 1) return Optional.of(copies + " copies for one boundary");
            boolean now = step.atOnce() && kind == SimulatedAgent.Kind.CALLS_AFTER_COMPACTION;
            if (now && copies == 0) return Optional.of("no copy right after " + step);
        }
        for (int i = 0; i < 3; i++) {
            agent.flushAllBut(0);
            agent.turn(1, false, 1);
        }
        int owed = agent.boundaries() == 0 ? 0 : 1;
        int copies = agent.copiesInConversation();
        return copies == owed ? Optional.empty() : Optional.of(copies + " copies where " + owed + " is owed");
    }

    private static List<Step> shrink(SimulatedAgent.Kind kind, List<Step> failing) {
        List<Step> least = failing;
        for (int i = 0; i < least.size(); ) {
            List<Step> fewer = new ArrayList<>(least);
            fewer.remove(i);
            if (wrong(kind, fewer).isPresent()) least = fewer;
            else i++;
        }
        return least;
    }
}
