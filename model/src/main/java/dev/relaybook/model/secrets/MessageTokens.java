// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import static dev.relaybook.model.secrets.TokenChars.ALNUM;
import static dev.relaybook.model.secrets.TokenChars.DOTTED;
import static dev.relaybook.model.secrets.TokenChars.HEX;
import static dev.relaybook.model.secrets.TokenChars.HOOK;
import static dev.relaybook.model.secrets.TokenChars.PATH;
import static dev.relaybook.model.secrets.TokenChars.URL;
import static dev.relaybook.model.secrets.TokenPart.atLeast;
import static dev.relaybook.model.secrets.TokenPart.between;

import java.util.List;

/** Chat, mail and telephone services. */
final class MessageTokens {
    /** A bot's token begins with its decimal number in base64; these are the beginnings digits can have there. */
    private static final String[] DISCORD_BOTS = {"MT", "Mj", "Mz", "ND", "NT", "Nj", "Nz", "OD", "OT"};

    private static final List<TokenPart> DISCORD_BOT = List.of(
            between(URL, 20, 28),
            between(URL, 6, 6).after("."),
            between(URL, 27, 45).after("."));

    private MessageTokens() {}

    static List<TokenShape> rows() {
        TokenRows rows = new TokenRows();
        for (String kind : List.of("b", "a", "p", "r", "s", "o", "e", "c", "d", "x")) {
            rows.atLeast("slack-token", DOTTED, 10, "xox" + kind + "-");
        }
        return rows.atLeast("slack-token", DOTTED, 40, "xoxe.xoxp-", "xoxe.xoxb-")
                .atLeast("slack-token", URL, 20, "xapp-", "xwfp-")
                .atLeast("slack-webhook", PATH, 20, "hooks.slack.com/services/", "hooks.slack.com/workflows/")
                .atLeast("slack-webhook", PATH, 20, "hooks.slack.com/triggers/")
                .atLeast("discord-webhook", PATH, 40, "discord.com/api/webhooks/", "discordapp.com/api/webhooks/")
                .parts("discord-token", DISCORD_BOT, DISCORD_BOTS)
                .atLeast("teams-webhook", HOOK, 60, "webhook.office.com/webhookb2/", "outlook.office.com/webhook/")
                .atLeast("zapier-webhook", PATH, 12, "hooks.zapier.com/hooks/catch/")
                .exactly("twilio-key", HEX, 32, "SK")
                .parts(
                        "sendgrid-key",
                        List.of(between(URL, 16, 32), between(URL, 32, 64).after(".")),
                        "SG.")
                .exactly("mailgun-key", HEX, 32, "key-")
                .atLeast("brevo-key", URL, 64, "xkeysib-", "xsmtpsib-")
                .parts(
                        "resend-key",
                        List.of(between(ALNUM, 8, 10), atLeast(ALNUM, 20).after("_")),
                        "re_")
                .where(TokenForm.RANDOM, "mandrill-key", URL, 22, "md-")
                .where(TokenForm.RANDOM, "facebook-token", ALNUM, 80, "EAA")
                .where(TokenForm.RANDOM, "instagram-token", URL, 80, "IGQVJ", "IGAA")
                .rows();
    }
}
