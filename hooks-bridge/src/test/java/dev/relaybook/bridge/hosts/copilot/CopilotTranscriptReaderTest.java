// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.log.Fixture;
import dev.relaybook.model.capture.ItemRef;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.ToolUse.Status;
import dev.relaybook.model.capture.ToolUse.Step;
import dev.relaybook.model.capture.TranscriptItem.AgentSaid;
import dev.relaybook.model.capture.TranscriptItem.CompactionFailed;
import dev.relaybook.model.capture.TranscriptItem.CompactionHappened;
import dev.relaybook.model.capture.TranscriptItem.ContextInjected;
import dev.relaybook.model.capture.TranscriptItem.HookCalled;
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

class CopilotTranscriptReaderTest {
    private static final Instant AT = Instant.parse("2026-01-02T03:04:05.678Z");

    @TempDir
    private Path folder;

    private Fixture log;

    @BeforeEach
    void setUp() {
        log = new Fixture(folder.resolve("events.jsonl"), new CopilotTranscriptReader());
    }

    @Test
    void aPromptIsToldWithWhatWasSentAndItsHookCall() throws IOException {
        log.write(
                hook("h1", "userPromptSubmitted", "'prompt':'build it','timestamp':100"),
                event(
                        "user.message",
                        "u1",
                        "'content':'build it','transformedContent':'<now/>\\n\\nbuild it\\n\\nCONTEXT'"),
                event("assistant.turn_start", "t1", "'turnId':'0','interactionId':'i1'"),
                event("assistant.message", "a1", "'content':'done','toolRequests':[]"));
        String anchor = "hook:userPromptSubmitted:100";

        assertEquals(
                List.of(
                        new HookCalled(ref("h1", 1, anchor), "userPromptSubmitted"),
                        new ContextInjected(ref("u1#sent", 2, anchor), "<now/>\n\nbuild it\n\nCONTEXT"),
                        new UserSaid(ref("u1", 2, anchor), "build it"),
                        new TurnBegan(ref("t1", 3), "i1/0", false),
                        new AgentSaid(ref("a1", 4), "done")),
                log.telling());
    }

    @Test
    void aHookCallTiesOnlyTheNextPrompt() throws IOException {
        log.write(
                hook("h1", "userPromptSubmitted", "'prompt':'one','timestamp':1"),
                hook("h2", "userPromptSubmitted", "'prompt':'<system_notification>\\nx','timestamp':2"),
                event("user.message", "s1", "'content':'hidden','source':'skill-x'"),
                event("user.message", "u1", "'content':'one'"),
                event("user.message", "u2", "'content':'two'"));

        assertEquals(
                List.of(
                        new UserSaid(ref("u1", 4, "hook:userPromptSubmitted:1"), "one"),
                        new UserSaid(ref("u2", 5), "two")),
                log.telling().stream().filter(UserSaid.class::isInstance).toList());
    }

    @Test
    void aToolsResultIsToldWithoutWhatHooksAdded() throws IOException {
        String sent = "out\\n"
                + "\\n"
                + "Tool \\'bash\\' succeeded. Additional guidance from postToolUse hooks:\\n"
                + "[relaybook:s:1:n begin]";
        log.write(
                event(
                        "assistant.message",
                        "a1",
                        "'content':'','toolRequests':[{'toolCallId':'c1','name':'bash','arguments':{'command':'ls'}}]"),
                hook(
                        "h1",
                        "postToolUse",
                        "'timestamp':5,'toolName':'bash','toolArgs':{'command':'ls'},'toolResult':{}"),
                event(
                        "tool.execution_complete",
                        "r1",
                        "'toolCallId':'c1','success':true,'shellExecution':{'exitCode':3},'result':{'content':'" + sent
                                + "','detailedContent':'out'}"));
        String anchor = "hook:postToolUse:5";
        ToolUse shell = new ToolUse.Shell("ls");

        assertEquals(
                List.of(
                        new ToolCalled(ref("a1#1", 1), "c1", shell),
                        new HookCalled(ref("h1", 2, anchor), "postToolUse"),
                        new ContextInjected(
                                ref("r1#sent", 3, anchor),
                                "out\n\nTool \"bash\" succeeded. Additional guidance from postToolUse hooks:\n"
                                        + "[relaybook:s:1:n begin]"),
                        new ToolReturned(ref("r1", 3, anchor), "c1", Optional.of(shell), "out", Optional.of(3), false)),
                log.inPieces(1).stream()
                        .filter(item -> !item.getClass().getSimpleName().equals("Noise"))
                        .toList());
    }

    @Test
    void aFailedToolTellsItsError() throws IOException {
        log.write(event(
                "tool.execution_complete", "r1", "'toolCallId':'c1','success':false,'error':{'message':'denied'}"));

        assertEquals(
                List.of(new ToolReturned(ref("r1", 1), "c1", Optional.empty(), "denied", Optional.empty(), true)),
                log.telling());
    }

    @Test
    void toolsBecomeWhatTheyDo() throws IOException {
        log.write(
                event(
                        "assistant.message",
                        "a1",
                        "'content':'x','toolRequests':["
                                + String.join(
                                        ",",
                                        tool("create", "{'path':'/w/a','file_text':'x'}"),
                                        tool("edit", "{'path':'/w/b','old_str':'x','new_str':'y'}"),
                                        tool("str_replace_editor", "{'command':'view','path':'/w/c'}"),
                                        tool(
                                                "apply_patch",
                                                "'*** Begin Patch\\n*** Update File: d.txt\\n@@\\n"
                                                        + "*** Add File: e.txt\\n*** End Patch'"),
                                        tool("update_todo", "{'todos':'- [x] one\\n- [ ] two'}"),
                                        tool("ask_user", "{'message':'A or B?'}"),
                                        tool("exit_plan_mode", "{'summary':'the plan'}"),
                                        tool("grep", "{'pattern':'x'}"))
                                + "]"),
                event(
                        "tool.user_requested",
                        "l1",
                        "'toolCallId':'c9','toolName':'local_shell','arguments':{'command':'pwd'}"));

        assertEquals(
                List.of(
                        new ToolUse.Edit(List.of("/w/a")),
                        new ToolUse.Edit(List.of("/w/b")),
                        new ToolUse.Other("str_replace_editor", Optional.of("/w/c")),
                        new ToolUse.Edit(List.of("d.txt", "e.txt")),
                        new ToolUse.Plan(List.of(new Step("one", Status.DONE), new Step("two", Status.PENDING))),
                        new ToolUse.Question("A or B?"),
                        new ToolUse.Question("the plan"),
                        new ToolUse.Other("grep", Optional.of("x")),
                        new ToolUse.Shell("pwd")),
                log.all().stream()
                        .filter(ToolCalled.class::isInstance)
                        .map(item -> ((ToolCalled) item).use())
                        .toList());
    }

    @Test
    void aCompactionIsToldWhenItSucceeded() throws IOException {
        log.write(
                event("session.compaction_start", "c0", "'compactionAttemptId':'k1'"),
                event(
                        "session.compaction_complete",
                        "c1",
                        "'success':true,'compactionAttemptId':'k1','trigger':'threshold','summaryContent':'sum',"
                                + "'checkpointNumber':2,'checkpointPath':'/c/002-x.md','preCompactionTokens':9,"
                                + "'postCompactionTokens':4"),
                event(
                        "session.compaction_complete",
                        "c2",
                        "'success':false,'failureReason':'empty_response','error':'long'"));

        assertEquals(
                List.of(
                        new CompactionHappened(
                                ref("c1", 2),
                                "k1",
                                Trigger.AUTO,
                                "sum",
                                false,
                                Optional.of(2),
                                Optional.of(9L),
                                Optional.of(4L),
                                Optional.of("/c/002-x.md")),
                        new CompactionFailed(ref("c2", 3), "empty_response")),
                log.telling());
    }

    @Test
    void aManualCompactionsTriggerIsTold() throws IOException {
        log.write(event("session.compaction_complete", "c1", "'success':true,'trigger':'manual'"));

        CompactionHappened happened =
                assertInstanceOf(CompactionHappened.class, log.telling().getFirst());
        assertEquals(Trigger.MANUAL, happened.trigger());
        assertEquals("c1", happened.boundary());
    }

    @Test
    void whatASubagentDidIsItsOwn() throws IOException {
        log.write(
                "{'type':'assistant.message','data':{'content':'x'},'agentId':'a','id':'1'}",
                event("user.message", "u1", "'content':'x','source':'agent-s1'"),
                hook("h1", "subagentStart", "'agentId':'a','timestamp':1"));

        assertTrue(log.all().stream().allMatch(SubagentItem.class::isInstance));
    }

    @Test
    void onlyPeopleSay() throws IOException {
        log.write(
                event("user.message", "u1", "'content':'go on','isAutopilotContinuation':true"),
                event("user.message", "u2", "'content':'x','source':'scheduler'"),
                event("system.notification", "n1", "'content':'shell done'"));

        assertEquals(List.of(), log.telling());
    }

    @Test
    void theModelsOwnRecordsTellNothing() throws IOException {
        log.write(
                event(
                        "model.messages_snapshot",
                        "m1",
                        "'messages':[{'role':'user','content':'[relaybook:s:1:n begin]'}]"),
                event("system.message", "m2", "'content':'prompt'"),
                event("hook.end", "m3", "'output':{'additionalContext':'[relaybook:s:1:n begin]'}"),
                "{'data':{'content':'x'},'type':'system.message','id':'m4'}");

        assertEquals(List.of(), log.telling());
        assertEquals(4, log.all().size());
    }

    @Test
    void whatIsNotUnderstoodIsCounted() throws IOException {
        log.write("{'type':'future.event','data':{}}", "{'id':'x','type':'other.event'}", "garbage", "7", "{}");

        assertEquals(
                List.of("future.event", "other.event", "unreadable", "unreadable", ""),
                log.telling().stream().map(item -> ((Unknown) item).type()).toList());
    }

    @Test
    void noDamageStopsTheReadingAndPiecesAreTheSame() throws IOException {
        log.write(
                event("session.start", "s", "'copilotVersion':'1.0.102'"),
                hook("h1", "userPromptSubmitted", "'prompt':'one','timestamp':1"),
                event("user.message", "u1", "'content':'one','transformedContent':'one [relaybook:s:1:n begin]'"),
                event("assistant.turn_start", "t1", "'turnId':'0'"),
                event(
                        "assistant.message",
                        "a1",
                        "'content':'ok','toolRequests':[" + tool("bash", "{'command':'ls'}") + "," + tool("sql", "7")
                                + "]"),
                hook("h2", "postToolUse", "'timestamp':5,'toolName':'bash','toolArgs':{'command':'ls'}"),
                event("tool.execution_complete", "r1", "'toolCallId':'c-bash','success':true,'result':{'content':'x'}"),
                event("session.compaction_complete", "c1", "'success':true,'compactionAttemptId':'k1'"));

        for (int maxBytes : new int[] {1, 200, 700}) assertEquals(log.all(), log.inPieces(maxBytes));
        log.survivesDamage(11, 60);
    }

    private static ItemRef ref(String id, int line) {
        return new ItemRef(id, line, Optional.of(AT), Optional.empty());
    }

    private static ItemRef ref(String id, int line, String anchor) {
        return new ItemRef(id, line, Optional.of(AT), Optional.of(anchor));
    }

    private static String event(String type, String id, String data) {
        return "{'type':'" + type + "','data':{" + data + "},'id':'" + id + "','timestamp':'" + AT
                + "','parentId':null}";
    }

    private static String hook(String id, String hookType, String input) {
        return event("hook.start", id, "'hookInvocationId':'i','hookType':'" + hookType + "','input':{" + input + "}");
    }

    private static String tool(String name, String arguments) {
        return "{'toolCallId':'c-" + name + "','name':'" + name + "','arguments':" + arguments + "}";
    }
}
