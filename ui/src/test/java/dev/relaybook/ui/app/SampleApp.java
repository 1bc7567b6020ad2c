// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.bridge.engine.Composers;
import dev.relaybook.bridge.engine.Curating;
import dev.relaybook.bridge.engine.Settings;
import dev.relaybook.bridge.timeline.TimelineSource;
import dev.relaybook.model.compose.ComposeSettings;
import dev.relaybook.model.delivery.PreviewHandoff;
import dev.relaybook.model.gate.Policy;
import dev.relaybook.model.gate.Profile;
import dev.relaybook.model.ledger.InMemoryReceipts;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.model.ledger.RecordIds;
import dev.relaybook.model.secrets.Masking;
import dev.relaybook.model.secrets.SecretMask;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.injection.ComposedPreview;
import dev.relaybook.ui.injection.Preview;
import dev.relaybook.ui.sample.SampleLedgers;
import dev.relaybook.ui.sample.SampleLog;
import dev.relaybook.ui.sample.SampleSearch;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.Random;

/** The app on ledgers in memory. */
final class SampleApp {
    private static final Masking MASKING = new SecretMask();

    static AppMain on(Ledgers ledgers, Background background) {
        return new AppMain(ledger(ledgers, SampleLog.made()), listening(), background);
    }

    static AppMain.Ledger ledger(Ledgers ledgers, TimelineSource log) {
        Clock clock = Clock.fixed(SampleLedgers.NOW, ZoneOffset.UTC);
        var receipts = new InMemoryReceipts();
        receipts.save(new Receipt(
                SampleLedgers.NOW.minus(Duration.ofMinutes(4)),
                "claude-code",
                "SessionStart",
                Optional.of(SampleLedgers.REFUNDS.id()),
                "offered",
                "The handoff for compaction 4 left with the reply.",
                9,
                412));
        return new AppMain.Ledger(
                ledgers, receipts, curating(ledgers), preview(), log, new SampleSearch(ledgers), clock);
    }

    private static Curating curating(Ledgers ledgers) {
        return Curating.on(ledgers, new RecordIds(new Random(7)), MASKING);
    }

    /** What holds without a configuration file. */
    private static Preview preview() {
        Settings settings =
                _ -> new Settings.Choice(Policy.of(Profile.STANDARD), ComposeSettings.DEFAULT_CHARACTERS, true, true);
        var composers = new Composers(settings, MASKING, "relaybook");
        var next = new PreviewHandoff((_, number) -> "q7w3k9" + number);
        return new ComposedPreview((ledgers, it) -> next.next(ledgers, it, composers.of(it)), settings);
    }

    private static Bridge listening() {
        return new Bridge() {
            @Override
            public Attempt listen() {
                return new Attempt.Listening();
            }

            @Override
            public void follow() {}

            @Override
            public void close() {}
        };
    }

    private SampleApp() {}
}
