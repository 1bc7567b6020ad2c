// SPDX-License-Identifier: Apache-2.0
import dev.relaybook.bridge.hosts.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A session that runs through its compactions, with statements, corrections and retractions on the way. */
final class PlantedSession {
    private static final Pattern ID = Pattern.compile("r-[a-z0-9]{4,}");
    private static final String NOISE =
            "-rw-r--r-- 1 ann ann 4096 Main.java\nFACT: tool output states nothing\n".repeat(20);

    private final String name;
    private final Product product;
    private final Random random;
    private final AgentLog log;
    private final Baselines baselines;
    private final Map<String, Statement> live = new LinkedHashMap<>();
    private final Set<String> stale = new HashSet<>();
    private final List<Statement> unmarked = new ArrayList<>();
    private final Score score;
    private final List<String> handoffs = new ArrayList<>();
    private int tokens;
    private int prompts;

    PlantedSession(String name, Product product, Random random, Score score) throws IOException {
        this.name = name;
        this.product = product;
        this.random = random;
        this.score = score;
        log = new AgentLog(product.log(name), name);
        baselines = new Baselines(random);
        hook("SessionStart", "session-start", Map.of("source", "startup"));
    }

    String name() {
        return name;
    }

    /** Work up to a compaction, the compaction, and the look at what was handed over after it. */
    void cycle(int number, Set<String> tokensOfOthers) throws IOException {
        work();
        compact(number % 2 == 0 ? "manual" : "auto");
        prompt(Wordings.prompt(prompts));
        log.agent("I go on.");
        hookAfterTool(log.shell("ls -l", NOISE));
        prompt(Wordings.prompt(prompts));
        log.agent("Done with that.");
        judge(tokensOfOthers);
        handoffs.clear();
    }

    private void work() throws IOException {
        Statement implicit = new Statement(token(), "CONSTRAINT", "", false, "");
        unmarked.add(implicit);
        prompt(Wordings.unmarked(tokens, implicit.token()));
        List<String> lines = new ArrayList<>();
        lines.add("I looked at it and this is what holds:");
        lines.add(plant(random.nextInt(Wordings.KINDS.size()), "").mark());
        lines.add(plant(random.nextInt(Wordings.KINDS.size()), "").mark());
        log.agent(String.join("\n", lines));
        hookAfterTool(log.shell("mvn -q test", NOISE));
        correct();
    }

    /** What is known by an id can be corrected or withdrawn: ids stand in the handoffs. */
    private void correct() throws IOException {
        Json records = product.show(name);
        if (random.nextDouble() < 0.6) {
            Optional<Statement> old = anyLive();
            if (old.isPresent()) {
                String id = id(records, old.get());
                Statement better = plant(
                        Wordings.KINDS.indexOf(old.get().kind()), old.get().token());
                log.agent("SUPERSEDES " + id + ": " + better.text());
                end(old.get());
            }
        }
        if (random.nextDouble() < 0.5) {
            Optional<Statement> old = anyLive();
            if (old.isPresent() && old.get().replaces().isEmpty()) {
                log.agent("RETIRE " + id(records, old.get()) + ": no longer true");
                end(old.get());
            }
        }
    }

    private String id(Json records, Statement statement) {
        for (Json record : records.items("records")) {
            if (record.text("statement").orElse("").contains(statement.token()))
                return record.text("id").orElseThrow();
        }
        throw new IllegalStateException(name + " has no record of " + statement.token());
    }

    private Optional<Statement> anyLive() {
        List<Statement> known = new ArrayList<>();
        for (Statement statement : live.values()) if (statement.replaces().isEmpty()) known.add(statement);
        // those of this cycle are not in the ledger yet: the agent can't know their ids
        known = known.subList(0, Math.max(0, known.size() - 2));
        return known.isEmpty() ? Optional.empty() : Optional.of(known.get(random.nextInt(known.size())));
    }

    private Statement plant(int kind, String replaces) {
        String token = token();
        String form = Wordings.marked(kind, random.nextInt(100), token);
        Statement statement = new Statement(token, Wordings.KINDS.get(kind), form, true, replaces);
        live.put(token, statement);
        baselines.said(token);
        return statement;
    }

    private void end(Statement statement) {
        live.remove(statement.token());
        stale.add(statement.token());
        baselines.withdrawn(statement.token());
    }

    private String token() {
        return "k" + name.replace("-", "") + "n" + ++tokens;
    }

    private void compact(String trigger) throws IOException {
        hook("PreCompact", "pre-compact", Map.of("trigger", trigger));
        baselines.compacted();
        String text = hook("SessionStart", "session-start", Map.of("source", "compact"));
        log.compacted(trigger, "The work goes on. " + String.join(" ", baselines.summary()));
        letIn("SessionStart", text);
    }

    private void prompt(String words) throws IOException {
        String id = name + "-p" + ++prompts;
        String text = hook("UserPromptSubmit", "user-prompt-submit", Map.of("prompt", words, "prompt_id", id));
        log.user(id, words);
        letIn("UserPromptSubmit", text);
    }

    private void hookAfterTool(String call) throws IOException {
        letIn("PostToolUse", hook("PostToolUse", "post-tool-use", Map.of("tool_name", "Bash", "tool_use_id", call)));
    }

    private void letIn(String event, String text) throws IOException {
        if (text.isEmpty()) return;
        log.injected(event, text);
        if (text.contains("[relaybook:")) handoffs.add(text);
    }

    private String hook(String event, String kebab, Map<String, String> more) throws IOException {
        Map<String, String> payload = new LinkedHashMap<>(more);
        payload.put("session_id", name);
        payload.put("transcript_path", log.file().toString());
        payload.put("cwd", product.project().toString());
        payload.put("hook_event_name", event);
        return product.hook(kebab, payload);
    }

    private void judge(Set<String> tokensOfOthers) {
        String all = String.join("\n", handoffs);
        for (String token : live.keySet()) score.live(count(all, token));
        for (String token : stale) score.stale(count(all, token));
        for (String token : tokensOfOthers) score.foreign(count(all, token));
        score.delivered(handoffs);
        score.baselines(live.keySet(), stale, baselines);
    }

    /** Every token that this session has used so far. */
    Set<String> tokens() {
        Set<String> used = new HashSet<>(live.keySet());
        used.addAll(stale);
        unmarked.forEach(statement -> used.add(statement.token()));
        return used;
    }

    void judgeProposals() throws IOException {
        String shown = product.show(name).toString();
        List<String> statements = new ArrayList<>();
        for (Json record : product.show(name).items("records"))
            statements.add(record.text("statement").orElse(""));
        for (Statement statement : unmarked) {
            boolean found = statements.stream().anyMatch(text -> count(text, statement.token()) > 0);
            score.proposed(found);
        }
    }

    /** How often the word stands in the text, not as part of another one. */
    private static int count(String text, String token) {
        Matcher matcher = Pattern.compile("\\b" + token + "\\b").matcher(text);
        int count = 0;
        while (matcher.find()) count++;
        return count;
    }
}
