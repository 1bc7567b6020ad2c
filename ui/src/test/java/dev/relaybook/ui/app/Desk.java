// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.ui.common.DirectBackground;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Notice;
import dev.relaybook.ui.common.Notices;
import dev.relaybook.ui.ledger.LedgerRow;
import dev.relaybook.ui.ledger.RecordKey;
import dev.relaybook.ui.sample.SampleLedgers;
import dev.relaybook.ui.sample.SampleLog;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All view models on made-up ledgers, without a toolkit. */
final class Desk {
    final Ledgers ledgers;
    final DirectBackground background = new DirectBackground();
    final Notices notices = new Notices(background);
    final WorkbenchViewModel model;

    final SampleLog log = SampleLog.made();

    private final AppMain.Ledger on;

    Desk(Ledgers ledgers) {
        Locale.setDefault(Locale.ENGLISH);
        this.ledgers = ledgers;
        on = SampleApp.ledger(ledgers, log);
        model = WorkbenchViewModel.on(on, notices, new Moments(on.clock()), background);
        model.start();
    }

    static Desk withSamples() {
        return new Desk(SampleLedgers.made());
    }

    void select(String id) {
        model.ledger().selectedProperty().set(Optional.of(key(id)));
    }

    /** What is selected, by its id. */
    String selected() {
        return model.ledger()
                .currentProperty()
                .get()
                .map(row -> row.id().value())
                .orElse("nothing");
    }

    LedgerRecord record(String id) {
        return ledgers.read(reader -> reader.record(SampleLedgers.REFUNDS.ledger(), new RecordId(id)))
                .orElseThrow();
    }

    List<String> statements() {
        return model.ledger().rows().stream()
                .filter(LedgerRow.Statement.class::isInstance)
                .map(line -> ((LedgerRow.Statement) line).row().statement())
                .toList();
    }

    List<String> ids() {
        return model.ledger().rows().stream()
                .filter(LedgerRow.Statement.class::isInstance)
                .map(line -> ((LedgerRow.Statement) line).row().id().value())
                .toList();
    }

    /** What a hook would hand over now: composed anew, not taken from the window. */
    String handedOver() {
        return ledgers.read(reader -> {
            Session session = reader.session(SampleLedgers.REFUNDS.ledger()).orElseThrow();
            Handoff handoff = on.preview().of(reader, session).handoff();
            return handoff.text();
        });
    }

    List<String> said() {
        return notices.shown().stream().map(Notice::title).toList();
    }

    private static RecordKey key(String id) {
        return new RecordKey(SampleLedgers.REFUNDS.ledger(), new RecordId(id));
    }
}
