// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import static dev.relaybook.model.secrets.TokenChars.ALNUM;
import static dev.relaybook.model.secrets.TokenChars.HEX;
import static dev.relaybook.model.secrets.TokenChars.URL;
import static dev.relaybook.model.secrets.TokenChars.WORD;
import static dev.relaybook.model.secrets.TokenPart.between;

import java.util.List;

/** Providers of language models and the services around them. */
final class ModelTokens {
    private ModelTokens() {}

    static List<TokenShape> rows() {
        TokenRows rows = new TokenRows();
        rows.atLeast("anthropic-key", URL, 20, "sk-ant-")
                .atLeast("openrouter-key", URL, 30, "sk-or-")
                .atLeast("langfuse-key", URL, 30, "sk-lf-")
                .atLeast("openai-key", URL, 20, "sk-proj-", "sk-svcacct-", "sk-admin-", "sk-None-", "sk-service-")
                .where(TokenForm.LETTERS_AND_DIGITS, "openai-key", ALNUM, 20, "sk-")
                .where(TokenForm.MIXED, "openai-key", URL, 40, "sk-")
                .where(TokenForm.LETTERS_AND_DIGITS, "openai-session", ALNUM, 40, "sess-")
                .atLeast("huggingface-token", ALNUM, 30, "hf_", "api_org_")
                .atLeast("groq-key", ALNUM, 40, "gsk_")
                .atLeast("xai-key", ALNUM, 40, "xai-")
                .atLeast("replicate-token", ALNUM, 30, "r8_")
                .atLeast("perplexity-key", ALNUM, 40, "pplx-")
                .where(TokenForm.LETTERS_AND_DIGITS, "cerebras-key", ALNUM, 40, "csk-")
                .atLeast("nvidia-key", URL, 50, "nvapi-")
                .atLeast("together-key", URL, 30, "tgp_v1_")
                .where(TokenForm.MIXED, "fireworks-key", ALNUM, 20, "fw_")
                .atLeast("elevenlabs-key", HEX, 40, "sk_")
                .where(TokenForm.RANDOM, "voyage-key", URL, 40, "pa-", "al-")
                .where(TokenForm.MIXED, "jina-key", URL, 40, "jina_")
                .where(TokenForm.MIXED, "tavily-key", URL, 28, "tvly-")
                .atLeast("firecrawl-key", HEX, 32, "fc-")
                .parts(
                        "langsmith-key",
                        List.of(between(HEX, 32, 32), between(HEX, 8, 16).after("_")),
                        "lsv2_pt_",
                        "lsv2_sk_")
                .atLeast("pinecone-key", WORD, 40, "pcsk_")
                .atLeast("wandb-key", WORD, 40, "wandb_v1_")
                .where(TokenForm.MIXED, "modal-token", ALNUM, 20, "as-", "ak-")
                .where(TokenForm.MIXED, "baidu-key", URL, 24, "bce-v3/ALTAK-");
        return rows.rows();
    }
}
