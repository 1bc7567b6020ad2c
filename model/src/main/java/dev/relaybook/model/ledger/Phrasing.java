// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import dev.relaybook.model.secrets.Masking;
import java.util.Optional;

/** Makes what someone said fit to be kept: secrets masked, plain text, not too long. */
record Phrasing(Masking masking) {

    /** Secrets are looked for before lines are folded, since some are told by their lines. */
    String statement(String said) {
        return PlainText.paragraph(masking.mask(said));
    }

    String section(String said) {
        return PlainText.lines(masking.mask(said));
    }

    Provenance masked(Provenance from) {
        return new Provenance(
                from.source(),
                from.session(),
                from.position(),
                from.messageId(),
                from.quote().map(this::quote),
                from.checkpoint(),
                from.commit(),
                from.at());
    }

    private String quote(String words) {
        return PlainText.cut(PlainText.lines(masking.mask(words)), PlainText.LONGEST_QUOTE);
    }

    /** Why a phrased text can't be kept, if it can't. */
    static Optional<Refused> fault(String what, String text, int longest) {
        if (text.length() > longest) {
            return Optional.of(Refused.because(
                    Refused.Reason.TOO_LONG,
                    what + " has " + text.length() + " characters, at most " + longest
                            + " are kept; shorten it, or split it."));
        }
        if (Wording.normalised(text).isEmpty()) {
            return Optional.of(Refused.because(Refused.Reason.BLANK, what + " is blank; say what should be kept."));
        }
        return Optional.empty();
    }

    static Optional<Refused> faultOfStatement(String statement) {
        return fault("The statement", statement, PlainText.LONGEST_STATEMENT);
    }

    static Optional<Refused> faultOfReason(String reason) {
        if (Wording.normalised(reason).isEmpty()) {
            return Optional.of(Refused.because(Refused.Reason.BLANK, "The reason is blank; say why."));
        }
        return fault("The reason", reason, PlainText.LONGEST_STATEMENT);
    }
}
