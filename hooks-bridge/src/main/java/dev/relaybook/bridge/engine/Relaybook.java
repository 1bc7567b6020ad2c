// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HostList;
import dev.relaybook.bridge.timeline.ReadTimeline;
import dev.relaybook.bridge.timeline.TimelineSource;
import dev.relaybook.model.capture.CaptureTranscript;
import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.compose.Nonces;
import dev.relaybook.model.delivery.AnswerCompaction;
import dev.relaybook.model.delivery.FollowTranscript;
import dev.relaybook.model.delivery.OfferHandoff;
import dev.relaybook.model.delivery.PreviewHandoff;
import dev.relaybook.model.ledger.Exchange;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Receipts;
import dev.relaybook.model.ledger.RecordIds;
import dev.relaybook.model.ledger.Restoration;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.model.secrets.Masking;
import dev.relaybook.model.secrets.SecretMask;
import dev.relaybook.storage.LedgerDatabase;
import dev.relaybook.storage.LedgerRestore;
import dev.relaybook.storage.Problem;
import dev.relaybook.storage.StorageUnwritableException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The composition root of all that works without a window: reads top to bottom as the list of what exists. Thread-safe. */
public final class Relaybook implements AutoCloseable {
    /** How long whoever listens waits for the ledger: less than the hooks wait for him. */
    public static final Duration LISTENERS_PATIENCE = Duration.ofSeconds(2);

    private final Home home;
    private final LedgerDatabase database;
    private final GatedLedgers ledgers;
    private final Nonces nonces;
    private final Masking masking = new SecretMask();
    private final SettingsFile settings;
    private final Composers composers;
    private final Curating curating;
    private final Journal journal;
    private final Clock clock;
    private final CatchUp catchUp;
    private final HookEngine hooks;
    private final ContractEngine contract;

    private Relaybook(Home home, LedgerDatabase database, Nonces nonces, Journal journal, Clock clock) {
        this.home = home;
        this.database = database;
        this.journal = journal;
        this.clock = clock;
        this.nonces = nonces;
        ledgers = new GatedLedgers(database.ledgers(), new GateFiles(home), journal, clock);
        settings = new SettingsFile(home.config());
        composers = new Composers(settings, masking, Launchers.command(home, System.getenv()));
        RecordIds ids = new RecordIds(new LateRandom());
        curating = Curating.on(ledgers, ids, masking);

        CaptureTranscript capture = new CaptureTranscript(ledgers, clock, ids, masking);
        catchUp = new CatchUp(new FollowTranscript(ledgers, capture::accept, nonces, masking));
        AnswerHook answers = new AnswerHook(
                ledgers,
                new MissedCalls(ledgers, new Announcements(home), journal),
                settings,
                composers,
                catchUp,
                new BeforeCompaction(ledgers, settings, composers, clock),
                new OfferHandoff(nonces, clock),
                new ClearedSessions(ledgers, clock));
        hooks = new HookEngine(
                HostList::find,
                answers,
                new LedgerFailed(home, settings, journal, clock),
                database.receipts(),
                journal,
                clock);
        contract = new ContractEngine(
                ledgers,
                settings,
                composers,
                new AnswerCompaction(nonces, masking),
                database.receipts(),
                journal,
                clock);
    }

    /** Starts what {@link #open} needs of libraries; worth it on a second thread. */
    static void warmUp() {
        LedgerDatabase.warmUp();
    }

    /**
     * @throws UnusableHomeException when the home can't be used
     * @throws dev.relaybook.storage.StorageException when the ledger can't be opened
     */
    public static Relaybook open(Home home, Journal journal, Clock clock) {
        home.prepare();
        return new Relaybook(home, LedgerDatabase.open(home.ledger(), clock), new HomeKey(home), journal, clock);
    }

    /** The same for those who only read: where nothing can be written, they see the ledger as it stands. */
    public static Relaybook openToRead(Home home, Journal journal, Clock clock) {
        try {
            return open(home, journal, clock);
        } catch (UnusableHomeException | StorageUnwritableException e) {
            if (!Files.isRegularFile(home.ledger())) throw e;
            var database = LedgerDatabase.openToRead(home.ledger(), clock, String.valueOf(e.getMessage()));
            return new Relaybook(home, database, nonces(home), journal, clock);
        }
    }

    /** A home whose key was never made can't show the nonce that will be used, and shows ten letters in its place. */
    private static Nonces nonces(Home home) {
        return Files.isReadable(home.key()) ? new HomeKey(home) : (_, _) -> "unwritable";
    }

    /**
     * The same for whoever would rather be told soon that another process writes.
     *
     * @param patience how long a writer waits for others
     */
    public static Relaybook open(Home home, Journal journal, Clock clock, Duration patience) {
        home.prepare();
        return new Relaybook(
                home, LedgerDatabase.open(home.ledger(), clock, patience), new HomeKey(home), journal, clock);
    }

    public Home home() {
        return home;
    }

    public GatedLedgers ledgers() {
        return ledgers;
    }

    public Receipts receipts() {
        return database.receipts();
    }

    /** Finds what the ledgers hold by its words. */
    public LedgerSearch search() {
        return database.search();
    }

    /** What is wrong with the ledger's chains and rows, one sentence each. */
    public List<String> verify() {
        return database.check().verify().stream().map(Problem::sentence).toList();
    }

    /** The same, and whether a repair helps. */
    public LedgerHealth health() {
        List<Problem> problems = database.check().verify();
        return new LedgerHealth(
                problems.stream().map(Problem::sentence).toList(),
                problems.stream().allMatch(Problem::mendable));
    }

    /** Builds the rows and indexes anew from the events, where these are whole; a copy of the ledger is put aside first. */
    public LedgerHealth.Repair repair() {
        LedgerHealth health = health();
        if (health.whole()) return new LedgerHealth.Repair.NotNeeded();
        if (!health.mendable()) return new LedgerHealth.Repair.Declined(health);
        Path kept = home.backups()
                .resolve("before-repair-" + clock.instant().toString().replaceAll("[^0-9TZ]", "") + ".db");
        database.keepCopy(kept);
        database.check().repair();
        return new LedgerHealth.Repair.Mended(kept);
    }

    /** The newest backup in the home's own folder. */
    public Optional<Path> newestBackup() {
        try (Stream<Path> files = Files.list(home.backups())) {
            return files.filter(it -> it.getFileName().toString().matches("ledger-(?!.*replaced).*\\.db"))
                    .max(Comparator.naturalOrder());
        } catch (IOException _) {
            return Optional.empty(); // none was ever made
        }
    }

    /**
     * Cleans all files of this home of what was redacted.
     *
     * @param words that must not be found any more
     * @return the files that hold them all the same
     */
    public List<Path> forgetRedacted(String words) {
        database.forgetRedacted(RedactedWords.backups(home));
        return RedactedWords.holding(home, words);
    }

    /**
     * Copies the ledger while others write, checks the copy and gives it its name; a file of that name is replaced.
     *
     * @return how many events the copy holds
     */
    public long backUp(Path target) {
        return database.backUp(target);
    }

    /** Puts a backup in the ledger's place; not while somebody listens, who would go on from what they know. */
    public static Restoration restore(Home home, Path backup, Journal journal, Clock clock) {
        home.prepare();
        try (ListenerLock lock = ListenerLock.take(home).orElse(null)) {
            if (lock == null) {
                String process =
                        ListenerLock.holder(home).map(pid -> ", process " + pid).orElse("");
                return new Restoration.Declined("The app or relaybook serve is at work here" + process
                        + "; close it, then restore. The ledger is as it was.");
            }
            Restoration outcome = new LedgerRestore(home.ledger(), home.backups(), clock).restore(backup);
            if (outcome instanceof Restoration.Restored) {
                try (Relaybook restored = open(home, journal, clock)) {
                    restored.ledgers.sweep();
                }
            }
            return outcome;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot lock " + home.lock(), e);
        }
    }

    /** Hands the log to other homes. */
    public Exchange exchange() {
        return database.exchange(masking);
    }

    /** Takes in another home's export, see {@link Exchange#take}; what can be read only once is kept aside meanwhile. */
    public Exchange.Outcome takeIn(Path file) {
        if (!Files.isRegularFile(file)) {
            try (InputStream in = Files.newInputStream(file)) {
                return takeIn(in);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + file, e);
            }
        }
        Exchange.Outcome outcome = exchange().take(file);
        ledgers.sweep();
        return outcome;
    }

    /** The same for a stream, which may take its time: nobody waits for it. */
    public Exchange.Outcome takeIn(InputStream in) {
        try {
            Path copy = PrivateFiles.createTemporary(home.folder(), new byte[0]);
            try {
                try (OutputStream out = Files.newOutputStream(copy)) {
                    in.transferTo(out);
                }
                return takeIn(copy);
            } finally {
                Files.deleteIfExists(copy);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the export", e);
        }
    }

    public SettingsFile settings() {
        return settings;
    }

    public Curating curating() {
        return curating;
    }

    /** Reads what happened in sessions from their hosts' logs. */
    public TimelineSource timeline() {
        return new ReadTimeline(ledgers, masking);
    }

    public HookHandler hooks() {
        return hooks;
    }

    public ContractHandler contract() {
        return contract;
    }

    /**
     * What a process that stays does for the home while it listens: gates as the ledgers need them, and an eye on the
     * transcripts of the sessions that live.
     */
    public FollowSessions followSessions() {
        ledgers.sweep();
        return new FollowSessions(
                        new RecentTranscripts(ledgers, home, clock), catchUp, journal, () -> Unanswered.takeAway(home))
                .start();
    }

    /**
     * Brings a session up to date with its transcript, as a hook does; a log that is gone is left alone.
     *
     * @return what could not be read, in one sentence
     */
    public Optional<String> update(Session session, Deadline deadline) {
        return HostList.find(session.key().host())
                .flatMap(host -> catchUp.update(host, session, deadline).failure());
    }

    /** What the next injection of a session is as things stand, in the very bytes. */
    public Handoff preview(LedgerReader in, Session session) {
        return new PreviewHandoff(nonces).next(in, session, composers.of(session));
    }

    @Override
    public void close() {
        database.close();
    }
}
