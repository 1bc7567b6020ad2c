// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.log.Fixture;
import dev.relaybook.model.capture.ItemRef;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.ToolUse.Status;
import dev.relaybook.model.capture.ToolUse.Step;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptItem.AgentSaid;
import dev.relaybook.model.capture.TranscriptItem.CompactionHappened;
import dev.relaybook.model.capture.TranscriptItem.ContextInjected;
import dev.relaybook.model.capture.TranscriptItem.SubagentItem;
import dev.relaybook.model.capture.TranscriptItem.ToolCalled;
import dev.relaybook.model.capture.TranscriptItem.ToolReturned;
import dev.relaybook.model.capture.TranscriptItem.TurnBegan;
import dev.relaybook.model.capture.TranscriptItem.Unknown;
import dev.relaybook.model.capture.TranscriptItem.UserSaid;
import dev.relaybook.model.ledger.Trigger;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodexTranscriptReaderTest {
    private static final Instant AT = Instant.parse("2026-01-02T03:04:05.678Z");

    @TempDir
    private Path folder;

    private Fixture log;

    @BeforeEach
    void setUp() {
        log = new Fixture(folder.resolve("rollout.jsonl"), new CodexTranscriptReader());
    }

    @Test
    void aTurnIsToldWithWhatHooksLetIn() throws IOException {
        log.write(
                meta("'source':'cli'"),
                event("'type':'task_started','turn_id':'t1'"),
                message("m1", "developer", "t1", "hooks.additional_context", "CONTEXT"),
                message("m2", "user", "t1", "environments.environment_context", "the machine"),
                message("m3", "user", "t1", "user.text", "build it"),
                event("'type':'item_completed','turn_id':'t1','item':{'type':'UserMessage'}"),
                message("m4", "assistant", "t1", "unknown", "done"),
                event("'type':'task_complete','turn_id':'t1'"));

        assertEquals(
                List.of(
                        new ContextInjected(ref("m1#0", 3, "t1"), "CONTEXT"),
                        new UserSaid(ref("m3", 5, "t1"), "build it"),
                        new TurnBegan(ref("m4#turn", 7), "t1", true),
                        new AgentSaid(ref("m4", 7), "done")),
                log.telling());
    }

    @Test
    void aCompactionTheUserAskedForStandsInATurnOfItsOwn() throws IOException {
        log.write(
                event("'type':'task_started','turn_id':'t2'"),
                tokens(10_419, 95_000),
                summary("m5", "t2", "so far so good"),
                tokens(6_076, 95_000),
                compacted("w-1", 1, "A prefix.\\nso far so good"),
                event("'type':'task_complete','turn_id':'t2'"));

        assertEquals(
                List.of(new CompactionHappened(
                        ref("line-5", 5),
                        "w-1",
                        Trigger.MANUAL,
                        "so far so good",
                        false,
                        Optional.of(1),
                        Optional.of(10_419L),
                        Optional.empty(),
                        Optional.empty())),
                log.telling());
    }

    @Test
    void withinATurnOrWithAFullContextItWasCodexItself() throws IOException {
        log.write(
                event("'type':'task_started','turn_id':'t1'"),
                message("m1", "user", "t1", "user.text", "go on"),
                compacted("w-1", 1, "short"),
                event("'type':'task_started','turn_id':'t2'"),
                tokens(90_000, 95_000),
                compacted("w-2", 2, "short"));

        assertEquals(
                List.of(Trigger.AUTO, Trigger.AUTO),
                log.telling().stream()
                        .filter(CompactionHappened.class::isInstance)
                        .map(it -> ((CompactionHappened) it).trigger())
                        .toList());
    }

    @Test
    void anEncryptedSummaryIsOpaque() throws IOException {
        log.write(compacted("w-1", 1, ""));

        var happened = assertInstanceOf(CompactionHappened.class, log.telling().getFirst());
        assertTrue(happened.opaque());
        assertEquals("", happened.summary());
    }

    @Test
    void behindACompactionInATurnTheAnswerBeginsAnew() throws IOException {
        log.write(
                message("m1", "user", "t1", "user.text", "go on"),
                call("c1", "exec_command", "{\\'cmd\\':\\'ls\\'}"),
                compacted("w-1", 1, "short"),
                message("m2", "developer", "t1", "hooks.additional_context", "CONTEXT"),
                message("m3", "assistant", "t1", "unknown", "done"));

        assertEquals(
                List.of(
                        "UserSaid",
                        "TurnBegan",
                        "ToolCalled",
                        "CompactionHappened",
                        "ContextInjected",
                        "TurnBegan",
                        "AgentSaid"),
                names(log.telling()));
    }

    @Test
    void toolsAreTold() throws IOException {
        log.write(
                call("c1", "exec_command", "{\\'cmd\\':\\'mvn test\\'}"),
                result(
                        "c1",
                        "Chunk ID: 1\\nWall time: 0.1 seconds\\nProcess exited with code 1\\nOutput:\\nno luck\\n"),
                call("c2", "shell", "{\\'command\\':[\\'bash\\',\\'-lc\\',\\'ls -l\\']}"),
                result("c2", "Exit code: 0\\nWall time: 1 seconds\\nOutput:\\nProcess exited with code 9\\n"),
                call(
                        "c3",
                        "update_plan",
                        "{\\'plan\\':[{\\'step\\':\\'one\\',\\'status\\':\\'completed\\'},"
                                + "{\\'step\\':\\'two\\',\\'status\\':\\'in_progress\\'}]}"),
                "{'timestamp':'2026-01-02T03:04:05.678Z','ordinal':1,'type':'response_item','payload':{'type':"
                        + "'custom_tool_call','call_id':'c4','name':'apply_patch','input':'*** Begin Patch\\n"
                        + "*** Update File: src/A.java\\n"
                        + "@@\\n"
                        + "*** Add File: b.txt\\n"
                        + "*** End Patch'}}",
                call("c5", "mcp__notes__read", "{\\'path\\':\\'x\\'}"));

        List<TranscriptItem> told =
                log.telling().stream().filter(it -> !(it instanceof TurnBegan)).toList();
        assertEquals(new ToolUse.Shell("mvn test"), called(told.get(0)).use());
        var failed = assertInstanceOf(ToolReturned.class, told.get(1));
        assertEquals(Optional.of(1), failed.exit());
        assertEquals("no luck\n", failed.output());
        assertTrue(failed.failed());
        assertEquals(new ToolUse.Shell("ls -l"), called(told.get(2)).use());
        assertEquals(
                Optional.of(0),
                assertInstanceOf(ToolReturned.class, told.get(3)).exit());
        assertEquals(
                new ToolUse.Plan(List.of(new Step("one", Status.DONE), new Step("two", Status.IN_PROGRESS))),
                called(told.get(4)).use());
        assertEquals(
                new ToolUse.Edit(List.of("src/A.java", "b.txt")),
                called(told.get(5)).use());
        assertEquals(
                new ToolUse.Other("mcp__notes__read", Optional.of("x")),
                called(told.get(6)).use());
    }

    @Test
    void aSubagentsFileTellsNothingOfTheConversation() throws IOException {
        log.write(
                meta("'source':{'subagent':{'thread_spawn':{'parent_thread_id':'p'}}}"),
                message("m1", "assistant", "t1", "unknown", "DECISION: none of ours"));

        assertEquals(List.of("SubagentItem"), names(log.telling()));
        assertInstanceOf(SubagentItem.class, log.telling().getFirst());
    }

    @Test
    void whatIsNewIsCountedAndStopsNothing() throws IOException {
        log.write(
                "{'timestamp':'2026-01-02T03:04:05.678Z','type':'hologram','payload':{}}",
                "{'timestamp':'2026-01-02T03:04:05.678Z','type':'response_item','payload':{'type':'telepathy'}}",
                "not JSON",
                message("m1", "user", "t1", "user.text", "go on"));

        assertEquals(List.of("Unknown", "Unknown", "Unknown", "UserSaid"), names(log.telling()));
        assertInstanceOf(Unknown.class, log.telling().getFirst());
    }

    @Test
    void piecesAndDamageAreBorne() throws IOException {
        log.write(
                meta("'source':'cli'"),
                event("'type':'task_started','turn_id':'t1'"),
                message("m1", "user", "t1", "user.text", "go on"),
                call("c1", "exec_command", "{\\'cmd\\':\\'ls\\'}"),
                result("c1", "Process exited with code 0\\nOutput:\\nx"),
                summary("m2", "t1", "so far"),
                compacted("w-1", 1, "prefix so far"),
                message("m3", "assistant", "t1", "unknown", "done"));

        assertEquals(log.all(), log.inPieces(1));
        log.survivesDamage(42, 200);
    }

    private static ToolCalled called(TranscriptItem item) {
        return assertInstanceOf(ToolCalled.class, item);
    }

    private static List<String> names(List<TranscriptItem> items) {
        return items.stream().map(it -> it.getClass().getSimpleName()).toList();
    }

    private static String line(String type, String payload) {
        return "{'timestamp':'2026-01-02T03:04:05.678Z','ordinal':1,'type':'" + type + "','payload':{" + payload + "}}";
    }

    private static String meta(String fields) {
        return line("session_meta", "'id':'t-1','cwd':'/srv/demo'," + fields);
    }

    private static String event(String fields) {
        return line("event_msg", fields);
    }

    private static String tokens(long total, long window) {
        return event("'type':'token_count','info':{'last_token_usage':{'total_tokens':" + total
                + "},'model_context_window':" + window + "}");
    }

    private static String message(String id, String role, String turn, String kind, String text) {
        return line(
                "response_item", message(id, role, turn, kind, text, role.equals("assistant") ? "output" : "input"));
    }

    private static String message(String id, String role, String turn, String kind, String text, String side) {
        return "'type':'message','id':'" + id + "','role':'" + role + "','content':[{'type':'" + side
                + "_text','text':'" + text + "'}],'internal_chat_message_metadata_passthrough':{'turn_id':'" + turn
                + "','content_item_kinds':['" + kind + "']}";
    }

    private static String summary(String id, String turn, String text) {
        String whole = line("response_item", message(id, "assistant", turn, "unknown", text, "output"));
        return whole.substring(0, whole.length() - 1) + ",'metadata':{'compaction_output':true}}";
    }

    private static String compacted(String window, int number, String message) {
        return line(
                "compacted",
                "'message':'" + message + "','replacement_history':[{'type':'message','role':'user'}],'window_number':"
                        + number + ",'window_id':'" + window + "'");
    }

    private static String call(String id, String tool, String arguments) {
        return line(
                "response_item",
                "'type':'function_call','name':'" + tool + "','arguments':'" + arguments + "','call_id':'" + id
                        + "','internal_chat_message_metadata_passthrough':{'turn_id':'t1'}");
    }

    private static String result(String id, String output) {
        return line("response_item", "'type':'function_call_output','call_id':'" + id + "','output':'" + output + "'");
    }

    private static ItemRef ref(String id, long line) {
        return new ItemRef(id, line, Optional.of(AT), Optional.empty());
    }

    private static ItemRef ref(String id, long line, String anchor) {
        return new ItemRef(id, line, Optional.of(AT), Optional.of(anchor));
    }
}
