// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/** Finds the tokens of {@link TokenTable}. Looks at where words begin; a token begins inside none. */
final class TokenScan implements Scan {
    private final Runs runs;
    private final Sightings sightings;
    private int done;

    TokenScan(Runs runs, Sightings sightings) {
        this.runs = runs;
        this.sightings = sightings;
    }

    /** Where the last token ended; the next may follow it without a gap. */
    int done() {
        return done;
    }

    @Override
    public void lookAt(int at) {
        String text = runs.text();
        if (at < done || at + 1 >= text.length()) return;
        for (TokenShape shape : TokenTable.beginningWith(text.charAt(at), text.charAt(at + 1))) {
            int end = shape.endAt(runs, at);
            if (end < 0) continue;
            sightings.add(shape.rule(), at, end, true);
            done = end;
            return;
        }
    }
}
