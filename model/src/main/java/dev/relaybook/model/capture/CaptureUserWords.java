// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.PlainText;
import dev.relaybook.model.ledger.ProposeStatement;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.secrets.Masking;
import java.util.List;
import java.util.Optional;

/** Puts up for review what a user forbids, requires or corrects. */
final class CaptureUserWords {
    private static final int LONGEST = 300;

    private final Masking masking;
    private final ProposeStatement propose;

    CaptureUserWords(Masking masking, ProposeStatement propose) {
        this.masking = masking;
        this.propose = propose;
    }

    CaptureReport capture(Place place, String text) {
        List<UserDirectives.Directive> directives = UserDirectives.in(OwnWords.of(text));
        if (directives.isEmpty() || !place.firstTime("user", text)) return CaptureReport.NONE;
        int proposed = 0;
        for (UserDirectives.Directive directive : directives) {
            String statement = PlainText.cut(PlainText.paragraph(masking.mask(directive.sentence())), LONGEST);
            Curated outcome = propose.propose(
                    place.tx(),
                    place.ledger(),
                    Actor.RELAYBOOK,
                    directive.kind(),
                    statement,
                    place.from(Source.TRANSCRIPT, Optional.of(directive.sentence())));
            if (outcome instanceof Curated.Done) proposed++;
        }
        return CaptureReport.proposals(proposed);
    }
}
