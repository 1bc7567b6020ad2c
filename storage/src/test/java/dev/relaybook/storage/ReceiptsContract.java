// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.model.ledger.Receipts;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What every store of receipts keeps to. */
abstract class ReceiptsContract {
    abstract Receipts receipts();

    @Test
    void theNewestComeFirst() {
        Receipt first = saved("claude-code", 1);
        Receipt second = saved("copilot-cli", 2);
        Receipt third = saved("claude-code", 3);

        assertEquals(List.of(third, second, first), receipts().newest(10));
        assertEquals(List.of(third, second), receipts().newest(2));
    }

    @Test
    void aHostsLastReceiptIsFound() {
        Receipt first = saved("claude-code", 1);
        saved("copilot-cli", 2);

        assertEquals(Optional.of(first), receipts().lastOf("claude-code"));
        assertEquals(Optional.empty(), receipts().lastOf("no host at all ☹"));
    }

    static Receipt receipt(String host, int number) {
        return new Receipt(
                Instant.ofEpochMilli(1_000_000L + number),
                host,
                "PostToolUse",
                number % 2 == 0 ? Optional.empty() : Optional.of("s" + number),
                "offered",
                "The handoff left with the tool's result.",
                number,
                50_000_000_000L);
    }

    private Receipt saved(String host, int number) {
        Receipt receipt = receipt(host, number);
        receipts().save(receipt);
        return receipt;
    }
}
