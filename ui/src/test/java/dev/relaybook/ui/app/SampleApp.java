// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.model.compose.ComposeHandoff;
import dev.relaybook.model.compose.ComposeSettings;
import dev.relaybook.model.gate.Policy;
import dev.relaybook.model.gate.Profile;
import dev.relaybook.model.ledger.InMemoryReceipts;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.model.ledger.RecordIds;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.secrets.Masking;
import dev.relaybook.model.secrets.SecretMask;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.injection.ComposedPreview;
import dev.relaybook.ui.injection.Preview;
import dev.relaybook.ui.sample.SampleLedgers;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.Random;

/** The app on ledgers in memory. */
final class SampleApp {
    private static final Masking MASKING = new SecretMask();

    static AppMain on(Ledgers ledgers, Background background) {
        return new AppMain(ledger(ledgers), listening(), background);
    }

    static AppMain.Ledger ledger(Ledgers ledgers) {
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
        var ids = new RecordIds(new Random(7));
        return new AppMain.Ledger(ledgers, receipts, preview(), ids, MASKING, clock);
    }

    static Preview preview() {
        return new ComposedPreview(new Standard(), (_, number) -> "q7w3k9" + number);
    }

    private static Bridge listening() {
        return new Bridge() {
            @Override
            public Attempt listen() {
                return new Attempt.Listening();
            }

            @Override
            public void close() {}
        };
    }

    /** What holds without a configuration file. */
    private record Standard() implements ComposedPreview.Rules {
        @Override
        public ComposeHandoff compose(Session session) {
            return new ComposeHandoff(ComposeSettings.standard(), MASKING);
        }

        @Override
        public int characters(Session session) {
            return ComposeSettings.DEFAULT_CHARACTERS;
        }

        @Override
        public Policy policy(Session session) {
            return Policy.of(Profile.STANDARD);
        }
    }

    private SampleApp() {}
}
