// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

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
import dev.relaybook.model.capture.TranscriptReader.Chunk;
import dev.relaybook.model.ledger.Trigger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClaudeTranscriptReaderTest {
    @TempDir
    private Path folder;

    private Fixture log;

    @BeforeEach
    void setUp() {
        log = new Fixture(folder.resolve("s-1.jsonl"), new ClaudeTranscriptReader());
    }

    @Test
    void aPromptAndItsAnswerAreTold() throws IOException {
        log.write(user("u1", 1, "p1", "'build it'"), answer("a1", 2, "m1", text("done")));

        assertEquals(
                List.of(
                        new UserSaid(ref("u1", 1, 1, "p1"), "build it"),
                        new TurnBegan(ref("a1#turn", 2, 2), "m1", true),
                        new AgentSaid(ref("a1", 2, 2), "done")),
                log.telling());
    }

    @Test
    void oneAnswerInSeveralLinesIsOneTurn() throws IOException {
        log.write(
                answer("a1", 1, "m1", text("first") + "," + text("second")),
                answer("a2", 2, "m1", text("third")),
                answer("a3", 3, "m2", "{'type':'thinking','thinking':'hm'}"));

        assertEquals(
                List.of(
                        new TurnBegan(ref("a1#turn", 1, 1), "m1", true),
                        new AgentSaid(ref("a1", 1, 1), "first"),
                        new AgentSaid(ref("a1#1", 1, 1), "second"),
                        new AgentSaid(ref("a2", 2, 2), "third"),
                        new TurnBegan(ref("a3#turn", 3, 3), "m2", true)),
                log.telling());
    }

    @Test
    void aShellCommandAndItsResultBelongTogether() throws IOException {
        log.write(
                answer("a1", 1, "m1", tool("c1", "Bash", "{'command':'mvn test','description':'test'}")),
                result("r1", 2, "c1", "'ok'", "{'stdout':'ok','stderr':'','interrupted':false}", false));
        ToolUse shell = new ToolUse.Shell("mvn test");

        assertEquals(
                List.of(
                        new TurnBegan(ref("a1#turn", 1, 1), "m1", true),
                        new ToolCalled(ref("a1", 1, 1), "c1", shell),
                        new ToolReturned(ref("r1", 2, 2, "c1"), "c1", Optional.of(shell), "ok", Optional.of(0), false)),
                log.telling());
    }

    @Test
    void theExitStatusIsToldWhereItCanBeKnown() throws IOException {
        String bash = "{'command':'x'}";
        log.write(
                answer(
                        "a1",
                        1,
                        "m1",
                        tool("c1", "Bash", bash) + "," + tool("c2", "Bash", bash) + "," + tool("c3", "Bash", bash) + ","
                                + tool("c4", "Bash", bash) + "," + tool("c5", "Bash", bash)),
                result("r1", 2, "c1", "'Exit code 3\\nred'", "'Error: Exit code 3\\nred'", true),
                result("r2", 3, "c2", "'stopped'", "{'stdout':'','interrupted':true}", true),
                result("r3", 4, "c3", "'in background'", "{'interrupted':false,'backgroundTaskId':'b1'}", false),
                result("r4", 5, "c4", "'none'", "{'interrupted':false,'returnCodeInterpretation':'none'}", false),
                result("r5", 6, "c5", "'the user said no'", "'Error: no'", true),
                result("r6", 7, "unknown", "'x'", "{'stdout':'x','interrupted':false}", false),
                result("r7", 8, "unknown", "'Exit code 5'", "'Error: Exit code 5'", true));

        assertEquals(
                List.of(
                        Optional.of(3),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(0),
                        Optional.empty()),
                results().stream().map(ToolReturned::exit).toList());
        assertEquals(
                List.of(true, true, false, false, true, false, true),
                results().stream().map(ToolReturned::failed).toList());
    }

    @Test
    void toolsBecomeWhatTheyDo() throws IOException {
        log.write(answer(
                "a1",
                1,
                "m1",
                String.join(
                        ",",
                        tool("c1", "Edit", "{'file_path':'/w/A.java','old_string':'a','new_string':'b'}"),
                        tool("c2", "Write", "{'file_path':'/w/B.java','content':'b'}"),
                        tool("c3", "NotebookEdit", "{'notebook_path':'/w/n.ipynb'}"),
                        tool(
                                "c4",
                                "TodoWrite",
                                "{'todos':[{'content':'one','status':'completed'},"
                                        + "{'content':'two','status':'in_progress'},{'content':'three'}]}"),
                        tool("c5", "AskUserQuestion", "{'questions':[{'question':'A or B?'},{'question':'C?'}]}"),
                        tool("c6", "ExitPlanMode", "{'plan':'1. do it'}"),
                        tool("c7", "Read", "{'file_path':'/w/A.java'}"))));

        assertEquals(
                List.of(
                        new ToolUse.Edit(List.of("/w/A.java")),
                        new ToolUse.Edit(List.of("/w/B.java")),
                        new ToolUse.Edit(List.of("/w/n.ipynb")),
                        new ToolUse.Plan(List.of(
                                new Step("one", Status.DONE),
                                new Step("two", Status.IN_PROGRESS),
                                new Step("three", Status.PENDING))),
                        new ToolUse.Question("A or B?\nC?"),
                        new ToolUse.Question("1. do it"),
                        new ToolUse.Other("Read", Optional.of("/w/A.java"))),
                uses());
    }

    @Test
    void singleTasksMakeUpTheWholeListAcrossReads() throws IOException {
        log.write(
                answer("a1", 1, "m1", tool("c1", "TaskCreate", "{'subject':'one','description':'d'}")),
                answer("a2", 2, "m2", tool("c2", "TaskCreate", "{'subject':'two'}")),
                answer("a3", 3, "m3", tool("c3", "TaskUpdate", "{'taskId':'1','status':'completed'}")),
                answer(
                        "a4",
                        4,
                        "m4",
                        tool("c4", "TaskUpdate", "{'taskId':'2','subject':'2nd','status':'in_progress'}")),
                answer("a2", 2, "m2", tool("c2", "TaskCreate", "{'subject':'two'}")),
                answer("a5", 6, "m5", tool("c5", "TaskUpdate", "{'taskId':'1','status':'deleted'}")));

        List<ToolUse> plans = log.inPieces(1).stream()
                .filter(ToolCalled.class::isInstance)
                .map(item -> ((ToolCalled) item).use())
                .toList();

        assertEquals(
                new ToolUse.Plan(List.of(new Step("one", Status.DONE), new Step("2nd", Status.IN_PROGRESS))),
                plans.get(3));
        assertEquals(new ToolUse.Plan(List.of(new Step("2nd", Status.IN_PROGRESS))), plans.getLast());
    }

    @Test
    void onlyWhatAPersonTypedIsSaidByTheUser() throws IOException {
        log.write(
                user("u1", 1, "p1", "'<command-name>/compact</command-name>'"),
                user("u2", 2, "p1", "'<local-command-stdout>Compacted</local-command-stdout>'"),
                user(
                        "u3",
                        3,
                        "p1",
                        "[{'type':'text','text':'look'},{'type':'image','source':{}},"
                            + "{'type':'text','text':'<system-reminder>x</system-reminder>'},{'type':'text','text':'here'}]"),
                user("u4", 4, "p1", "'[Request interrupted by user]'"),
                line("user", "u5", 5, "'isMeta':true,'message':{'content':'caveat'}"),
                line("user", "u6", 6, "'origin':{'kind':'task-notification'},'message':{'content':'done'}"),
                line("user", "u7", 7, "'origin':{'kind':'human'},'message':{'content':'  <b>typed</b>'}"),
                line("user", "u8", 8, "'isCompactSummary':true,'message':{'content':'left over'}"),
                line("attachment", "u9", 9, "'attachment':{'type':'queued_command','prompt':'and this'}"),
                line(
                        "attachment",
                        "u10",
                        10,
                        "'attachment':{'type':'queued_command','commandMode':'task-notification',"
                                + "'prompt':'not this'}"));

        assertEquals(List.of("look\nhere", "  <b>typed</b>", "and this"), said());
    }

    @Test
    void aCompactionIsToldWithItsSummary() throws IOException {
        log.write(boundary("b1", 1, "manual"), summary("s1", 2, "b1", "opening\\n\\nSummary:\\n1. this\\n\\n2. that"));

        assertEquals(
                List.of(new CompactionHappened(
                        ref("b1", 1, 1),
                        "b1",
                        Trigger.MANUAL,
                        "1. this\n\n2. that",
                        false,
                        Optional.empty(),
                        Optional.of(29110L),
                        Optional.of(744L),
                        Optional.empty())),
                log.telling());
    }

    @Test
    void theSummaryIsWholeWhereTheUsualWordsAreMissing() throws IOException {
        log.write(
                boundary("b1", 1, "auto"),
                line(
                        "user",
                        "s1",
                        2,
                        "'isCompactSummary':true,'message':{'content':[{'type':'text','text':'all of it'}]}"));

        CompactionHappened happened =
                assertInstanceOf(CompactionHappened.class, log.telling().getFirst());
        assertEquals("all of it", happened.summary());
        assertEquals(Trigger.AUTO, happened.trigger());
    }

    @Test
    void aBoundaryWaitsForItsSummary() throws IOException {
        log.write(user("u1", 1, "p1", "'hi'"), boundary("b1", 2, "auto"));
        Chunk first = log.reader().read(log.start(), Integer.MAX_VALUE);
        assertEquals(1, first.items().size());
        assertTrue(first.atEnd());

        append("{'type':'last-prompt'}");
        Chunk second = log.reader().read(first.next(), Integer.MAX_VALUE);
        assertEquals(first.next(), second.next());

        append(summary("s1", 3, "b1", "Summary:\\nall"));
        List<TranscriptItem> third = log.reader().read(second.next(), 1).items();
        assertEquals("all", happened(third).summary());
    }

    @Test
    void aBoundaryWithoutASummaryIsToldWhenTheNextMessageIsThere() throws IOException {
        log.write(boundary("b1", 1, "auto"), user("u1", 2, "p1", "'hi'"));
        assertEquals("", happened(log.all()).summary());

        log.write(boundary("b1", 1, "auto"), boundary("b2", 2, "auto"), "garbage");
        assertEquals(
                2,
                log.all().stream().filter(CompactionHappened.class::isInstance).count());
    }

    @Test
    void linesWrittenAgainBeforeABoundaryBeginNoTurn() throws IOException {
        log.write(
                answer("a1", 1, "m1", text("one")),
                answer("a2", 2, "m2", text("two")),
                answer("a1", 1, "m1", text("one")),
                answer("a2", 2, "m2", text("two")),
                boundary("b1", 5, "manual"),
                summary("s1", 6, "b1", "Summary:\\nx"),
                answer("a3", 7, "m3", text("three")));

        assertEquals(
                List.of("m1", "m2", "m3"),
                log.inPieces(1).stream()
                        .filter(TurnBegan.class::isInstance)
                        .map(item -> ((TurnBegan) item).turn())
                        .toList());
    }

    @Test
    void theHostsOwnAnswersBeginNoTurn() throws IOException {
        log.write(line(
                "assistant", "a1", 1, "'message':{'id':'x','model':'<synthetic>','content':[" + text("error") + "]}"));

        assertEquals(List.of(), log.telling());
    }

    @Test
    void onlyTheTextThatAHookLetInCounts() throws IOException {
        log.write(
                user("u1", 1, "p1", "'hi'"),
                hook("h1", 2, "'type':'hook_success','hookEvent':'SessionStart','content':'','stdout':'[relaybook:x]'"),
                hook("h2", 3, "'type':'hook_additional_context','hookEvent':'SessionStart','content':['A\\n b ']"),
                hook(
                        "h3",
                        4,
                        "'type':'hook_additional_context','hookEvent':'UserPromptSubmit',"
                                + "'toolUseID':'hook-1','content':['B','C']},'rendered':[{'content':'B'}],'x':{'y':1"),
                hook(
                        "h4",
                        5,
                        "'type':'hook_additional_context','hookEvent':'PostToolUse','toolUseID':'c1','content':['D']"),
                "{'type':'api-request-blob','message':{'role':'user','content':'A B C D'}}");

        assertEquals(
                List.of(
                        new UserSaid(ref("u1", 1, 1, "p1"), "hi"),
                        new ContextInjected(ref("h2", 3, 3), "A\n b "),
                        new ContextInjected(ref("h3", 4, 4, "p1"), "B"),
                        new ContextInjected(ref("h3#1", 4, 4, "p1"), "C"),
                        new ContextInjected(ref("h4", 5, 5, "c1"), "D")),
                log.telling());
    }

    @Test
    void plainOutputOfAHookCountsOnce() throws IOException {
        log.write(
                hook("h1", 1, "'type':'hook_success','hookEvent':'SessionStart','content':'plain'"),
                hook(
                        "h2",
                        2,
                        "'type':'hook_additional_context','hookEvent':'SessionStart','content':['plain','more']"));

        assertEquals(
                List.of("plain", "more"),
                log.telling().stream()
                        .map(item -> ((ContextInjected) item).text())
                        .toList());
    }

    @Test
    void whatASubagentWroteIsItsOwn() throws IOException {
        log.write("{'type':'assistant','uuid':'a1','isSidechain':true,'message':{'id':'m','content':[" + text("x")
                + "]}}");

        assertInstanceOf(SubagentItem.class, log.all().getFirst());
    }

    @Test
    void whatIsNotUnderstoodIsCounted() throws IOException {
        log.write(
                "{'type':'new-kind','text':'x'}",
                "{'uuid':'x','type':'newer-kind'}",
                "no json",
                "[]",
                "{'type':'user','uuid':'u\u0000'}",
                "");

        assertEquals(
                List.of("new-kind", "newer-kind", "unreadable", "unreadable", "unreadable"),
                log.telling().stream().map(item -> ((Unknown) item).type()).toList());
    }

    @Test
    void readInPiecesItIsTheSame() throws IOException {
        writeEverything();

        for (int maxBytes : new int[] {1, 300, 1000}) assertEquals(log.all(), log.inPieces(maxBytes));
    }

    @Test
    void noDamageStopsTheReading() throws IOException {
        writeEverything();

        log.survivesDamage(7, 60);
    }

    private void writeEverything() throws IOException {
        log.write(
                "{'type':'mode','mode':'normal'}",
                user("u1", 1, "p1", "'hi'"),
                answer("a1", 2, "m1", text("ok") + "," + tool("c1", "Bash", "{'command':'ls'}")),
                result(
                        "r1",
                        3,
                        "c1",
                        "[{'type':'text','text':'a'},{'type':'text','text':'b'}]",
                        "{'interrupted':false}",
                        false),
                answer("a2", 4, "m2", tool("c2", "TaskCreate", "{'subject':'t'}")),
                result("r2", 5, "c2", "'made'", "'made'", false),
                boundary("b1", 6, "auto"),
                "{'type':'last-prompt'}",
                summary("s1", 7, "b1", "Summary:\\nx"),
                hook("h1", 8, "'type':'hook_additional_context','hookEvent':'SessionStart','content':['T']"),
                line("attachment", "f1", 9, "'attachment':{'type':'file','content':'x'}"),
                line("system", "y1", 10, "'subtype':'turn_duration'"),
                answer("a3", 11, "m3", text("end")));
    }

    private List<ToolReturned> results() {
        return log.all().stream()
                .filter(ToolReturned.class::isInstance)
                .map(ToolReturned.class::cast)
                .toList();
    }

    private List<ToolUse> uses() {
        return log.all().stream()
                .filter(ToolCalled.class::isInstance)
                .map(item -> ((ToolCalled) item).use())
                .toList();
    }

    private List<String> said() {
        return log.all().stream()
                .filter(UserSaid.class::isInstance)
                .map(item -> ((UserSaid) item).text())
                .toList();
    }

    private static CompactionHappened happened(List<TranscriptItem> items) {
        return items.stream()
                .filter(CompactionHappened.class::isInstance)
                .map(CompactionHappened.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private void append(String line) throws IOException {
        Files.writeString(log.file(), line.replace('\'', '"') + "\n", StandardOpenOption.APPEND);
    }

    private static ItemRef ref(String id, int line, int second) {
        return new ItemRef(id, line, Optional.of(at(second)), Optional.empty());
    }

    private static ItemRef ref(String id, int line, int second, String anchor) {
        return new ItemRef(id, line, Optional.of(at(second)), Optional.of(anchor));
    }

    private static Instant at(int second) {
        return Instant.parse("2026-01-02T03:04:05.000Z").plusSeconds(second);
    }

    private static String line(String type, String id, int second, String fields) {
        return "{'parentUuid':null,'isSidechain':false," + fields + ",'type':'" + type + "','uuid':'" + id
                + "','timestamp':'" + at(second).toString().replace("Z", ".000Z")
                + "','sessionId':'s-1','version':'2.1.197'}";
    }

    private static String user(String id, int second, String prompt, String content) {
        return line(
                "user", id, second, "'promptId':'" + prompt + "','message':{'role':'user','content':" + content + "}");
    }

    private static String answer(String id, int second, String message, String blocks) {
        return line(
                "assistant",
                id,
                second,
                "'message':{'id':'" + message + "','type':'message','role':'assistant'," + "'model':'m','content':["
                        + blocks + "],'usage':{'input_tokens':1}}");
    }

    private static String text(String text) {
        return "{'type':'text','text':'" + text + "'}";
    }

    private static String tool(String call, String name, String input) {
        return "{'type':'tool_use','id':'" + call + "','name':'" + name + "','input':" + input + "}";
    }

    private static String result(String id, int second, String call, String content, String details, boolean failed) {
        return line(
                "user",
                id,
                second,
                "'promptId':'p1','message':{'role':'user','content':[{'tool_use_id':'" + call
                        + "','type':'tool_result','content':" + content + ",'is_error':" + failed
                        + "}]},'toolUseResult':" + details);
    }

    private static String boundary(String id, int second, String trigger) {
        return line(
                "system",
                id,
                second,
                "'subtype':'compact_boundary','compactMetadata':{'trigger':'" + trigger
                        + "','preTokens':29110,'postTokens':744}");
    }

    private static String summary(String id, int second, String boundary, String text) {
        return line(
                "user",
                id,
                second,
                "'isCompactSummary':true,'parent':'" + boundary + "','message':{'content':'" + text
                        + "\\n\\nclosing words /agent/projects/p/s-1.jsonl more\\n\\nand more'}");
    }

    private static String hook(String id, int second, String attachment) {
        return line("attachment", id, second, "'attachment':{" + attachment + "}");
    }
}
