// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;
import java.util.Optional;

/**
 * A conversation as it is known now.
 *
 * @param origin the home that saw it last: there its hooks run, and there lie its transcript and what is watched
 * @param parent the conversation it goes on from
 * @param lastSeen time of the latest event in its ledger
 * @param cleared the user cleared it, so it is owed nothing
 */
public record Session(
        SessionKey key,
        Origin origin,
        Facts facts,
        Optional<SessionKey> parent,
        Instant firstSeen,
        Instant lastSeen,
        Counts counts,
        Watch watch,
        boolean cleared) {

    /**
     * What the host says of it.
     *
     * @param transcript the path of the host's own log
     */
    public record Facts(
            ProjectId project, Optional<String> transcript, Optional<String> branch, Optional<String> hostVersion) {
        /** Whether something here is said for the first time, or otherwise than before. */
        boolean sayMoreThan(Facts earlier) {
            return !project.root().equals(earlier.project.root())
                    || (transcript.isPresent() && !transcript.equals(earlier.transcript))
                    || (branch.isPresent() && !branch.equals(earlier.branch))
                    || (hostVersion.isPresent() && !hostVersion.equals(earlier.hostVersion));
        }

        Facts withoutTranscript() {
            return new Facts(project, Optional.empty(), branch, hostVersion);
        }

        /** These facts; where they say nothing, the earlier ones. */
        Facts over(Facts earlier) {
            return new Facts(
                    project,
                    transcript.or(earlier::transcript),
                    branch.or(earlier::branch),
                    hostVersion.or(earlier::hostVersion));
        }
    }

    /**
     * @param compactions boundaries seen in its main transcript
     * @param attempts compactions the host announced, whether or not they came about
     * @param deliveries how many deliveries it has had; the next one is numbered one higher
     */
    public record Counts(int compactions, int attempts, int deliveries) {
        static final Counts NONE = new Counts(0, 0, 0);
    }

    /**
     * What is known of the compaction that was announced last.
     *
     * @param since when it was announced, until it is done or failed
     * @param blocked when the gate last stopped a manual one, until one gets through
     * @param verdict what the gate said of it, where it had something to say
     */
    public record Watch(Optional<Instant> since, Optional<Instant> blocked, Optional<String> verdict) {
        static final Watch NONE = new Watch(Optional.empty(), Optional.empty(), Optional.empty());
    }

    public LedgerId ledger() {
        return key.ledger();
    }

    public ProjectId project() {
        return facts.project();
    }

    public int compactions() {
        return counts.compactions();
    }

    /** The same conversation, seen again. What another home knew of its log and watched stays with that one. */
    Session seen(Origin by, Facts now) {
        boolean same = by.is(origin);
        Facts before = same ? facts : facts.withoutTranscript();
        return new Session(
                key, by, now.over(before), parent, firstSeen, lastSeen, counts, same ? watch : Watch.NONE, false);
    }

    /** As a home sees it: of one that lives in another home, only what that one says for all. */
    public Session seenFrom(Origin home) {
        if (home.is(origin)) return this;
        return new Session(
                key, origin, facts.withoutTranscript(), parent, firstSeen, lastSeen, counts, Watch.NONE, cleared);
    }

    Session with(Counts now) {
        return new Session(key, origin, facts, parent, firstSeen, lastSeen, now, watch, cleared);
    }

    public Session with(Watch now) {
        return new Session(key, origin, facts, parent, firstSeen, lastSeen, counts, now, cleared);
    }

    Session linkedTo(SessionKey older) {
        return new Session(key, origin, facts, Optional.of(older), firstSeen, lastSeen, counts, watch, cleared);
    }

    Session seenAt(Instant at) {
        if (!at.isAfter(lastSeen)) return this;
        return new Session(key, origin, facts, parent, firstSeen, at, counts, watch, cleared);
    }

    Session clearedNow() {
        return new Session(key, origin, facts, parent, firstSeen, lastSeen, counts, Watch.NONE, true);
    }
}
