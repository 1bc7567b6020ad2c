// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the record that people mean by what they type: an id or the beginning of one, with or without its {@code r-}. */
public final class FindRecord {
    private static final int LISTED = 5;
    private static final int TITLE = 60;

    private final Ledgers ledgers;

    public FindRecord(Ledgers ledgers) {
        this.ledgers = ledgers;
    }

    /** What was found. */
    public sealed interface Lookup permits Found, Refused {}

    public record Found(LedgerRecord row) implements Lookup {}

    /** Looks in {@code where} and, when that is a session's ledger, in its project's. */
    public Lookup find(LedgerId where, String typed) {
        return ledgers.read(in -> find(in, where, typed));
    }

    /** An exact id wins, then a unique beginning; the session's own records go before the project's. */
    public static Lookup find(LedgerReader in, LedgerId where, String typed) {
        String letters = letters(typed);
        if (letters.isEmpty()) {
            return Refused.because(Refused.Reason.BLANK, "No record was named; give its id, for example r-k3m9qd.");
        }
        List<LedgerId> ledgers = ledgersOf(in, where);
        return exact(in, ledgers, letters)
                .<Lookup>map(row -> new Found(whereItLives(in, where, row)))
                .orElseGet(() -> byBeginning(in, where, ledgers, letters));
    }

    /** The ledger itself, then its session's project's. */
    static List<LedgerId> ledgersOf(LedgerReader in, LedgerId where) {
        return in.session(where)
                .map(session -> List.of(where, session.project().ledger()))
                .orElse(List.of(where));
    }

    private static Optional<LedgerRecord> exact(LedgerReader in, List<LedgerId> ledgers, String letters) {
        if (!letters.matches("[a-z0-9]{4,32}")) return Optional.empty();
        RecordId id = new RecordId("r-" + letters);
        return ledgers.stream()
                .flatMap(ledger -> in.record(ledger, id).stream())
                .findFirst();
    }

    private static Lookup byBeginning(LedgerReader in, LedgerId where, List<LedgerId> ledgers, String letters) {
        for (LedgerId ledger : ledgers) {
            List<LedgerRecord> found = in.records(ledger).stream()
                    .filter(row -> row.id().value().startsWith("r-" + letters))
                    .toList();
            if (found.size() == 1) return new Found(whereItLives(in, where, found.getFirst()));
            if (found.size() > 1) return ambiguous(letters, found);
        }
        return Refused.because(
                Refused.Reason.UNKNOWN_ID,
                "There is no record r-" + PlainText.cut(letters, 40)
                        + " here; `relaybook show --history` lists the ids of this session and its project.");
    }

    private static Refused ambiguous(String letters, List<LedgerRecord> found) {
        String list = found.stream()
                .limit(LISTED)
                .map(row -> row.id() + " (" + PlainText.cut(row.statement(), TITLE) + ")")
                .collect(Collectors.joining(", "));
        String more = found.size() > LISTED ? " and " + (found.size() - LISTED) + " more" : "";
        return new Refused(
                Refused.Reason.AMBIGUOUS_ID,
                "r-" + letters + " may mean " + list + more + "; type more of the id.",
                found);
    }

    /** A promoted record belongs to the project: what happens to it happens there. */
    private static LedgerRecord whereItLives(LedgerReader in, LedgerId where, LedgerRecord row) {
        if (row.ofProject()) return row;
        return in.session(where)
                .map(Session::project)
                .flatMap(project -> in.record(project.ledger(), row.id())
                        .filter(twin -> SessionRecords.livesInProject(row, twin, project)))
                .orElse(row);
    }

    private static String letters(String typed) {
        String plain = PlainText.paragraph(typed).toLowerCase(Locale.ROOT);
        int from = 0;
        while (from < plain.length() && !isLetter(plain.charAt(from))) from++;
        String id = plain.substring(from);
        // what only begins an id names none: not even a record whose letters begin with r
        String bare = id.startsWith("r-") ? id.substring(2) : id.equals("r") ? "" : id;
        int to = bare.length();
        while (to > 0 && !isLetter(bare.charAt(to - 1))) to--;
        return bare.substring(0, to);
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    }
}
