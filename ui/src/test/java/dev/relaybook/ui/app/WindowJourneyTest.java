// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.ui.common.Fonts;
import dev.relaybook.ui.common.FxBackground;
import dev.relaybook.ui.ledger.LedgerRow;
import dev.relaybook.ui.sample.SampleLedgers;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** A person at the window: by mouse and by keyboard alone, while an agent goes on. */
@ExtendWith(ApplicationExtension.class)
class WindowJourneyTest {
    private final Ledgers ledgers = SampleLedgers.made();
    private final FxBackground background = new FxBackground();

    @Start
    void open(Stage stage) {
        Locale.setDefault(Locale.ENGLISH);
        Fonts.load();
        AppMain app = SampleApp.on(ledgers, background);
        stage.setScene(app.scene(1000, 800));
        stage.show();
        app.start();
    }

    @AfterEach
    void close() {
        background.close();
    }

    @Test
    void aPersonEditsByMouseAndTheHandoffShowsIt(FxRobot robot) throws TimeoutException {
        waitFor(() -> robot.lookup("Never write to ").tryQuery().isPresent());
        robot.clickOn("Never write to ");
        waitFor(() -> robot.lookup("#act-edit").tryQuery().isPresent());
        robot.clickOn("#act-edit");
        type(robot, "Only the settlement job writes to settlements");
        robot.clickOn("#draft-confirm");

        waitFor(() -> stateOf("r-2m8c") == RecordState.SUPERSEDED);
        robot.clickOn("#tab-injection");
        waitFor(() -> exactText(robot).contains("Only the settlement job writes to settlements"));
        assertFalse(exactText(robot).contains("Never write to"));
    }

    @Test
    void aPersonCuratesByKeyboardAlone(FxRobot robot) throws TimeoutException {
        waitFor(() -> !list(robot, "#statement-list").getItems().isEmpty());
        robot.push(KeyCode.J);
        waitFor(() -> robot.lookup("#act-tombstone").tryQuery().isPresent());
        robot.push(KeyCode.DELETE);
        waitFor(() -> robot.lookup("#draft-text").tryQuery().isPresent());
        robot.write("no longer true");
        robot.push(KeyCode.CONTROL, KeyCode.ENTER);
        waitFor(() -> stateOf("r-2m8c") == RecordState.TOMBSTONED);

        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitFor(() -> stateOf("r-2m8c") == RecordState.ACTIVE);
    }

    @Test
    void whatAnAgentCommitsShowsWithoutTakingTheSelection(FxRobot robot) throws TimeoutException {
        waitFor(() -> !list(robot, "#statement-list").getItems().isEmpty());
        robot.push(KeyCode.J);
        waitFor(() -> robot.lookup("#act-edit").tryQuery().isPresent());
        var from = Provenance.said(Source.AGENT, Optional.of(SampleLedgers.REFUNDS), SampleLedgers.NOW);
        var added = new RecordEvent.Added(new RecordId("r-0new"), Kind.CONSTRAINT, "Builds stay offline", from);
        ledgers.write(tx -> tx.append(SampleLedgers.REFUNDS.ledger(), Actor.AGENT, added));

        ListView<LedgerRow> list = list(robot, "#statement-list");
        waitFor(() -> list.getItems().stream().anyMatch(WindowJourneyTest::isOffline));
        WaitForAsyncUtils.waitForFxEvents();
        var selected = (LedgerRow.Statement) list.getSelectionModel().getSelectedItem();
        assertEquals("r-2m8c", selected.row().id().value());
    }

    @Test
    void aPersonGoesFromAStatementToWhereItWasSaidAndBack(FxRobot robot) throws TimeoutException {
        waitFor(() -> robot.lookup("Idempotency keys live 30 days and are scoped to the merchant")
                .tryQuery()
                .isPresent());
        robot.clickOn("Idempotency keys live 30 days and are scoped to the merchant");
        waitFor(() -> robot.lookup("#to-timeline").tryQuery().isPresent());
        robot.clickOn("#to-timeline");

        waitFor(() -> robot.lookup(".record-link").tryQuery().isPresent());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        robot.clickOn(".record-link");
        waitFor(() ->
                list(robot, "#statement-list").getSelectionModel().getSelectedItem() instanceof LedgerRow.Statement it
                        && it.row().id().value().equals("r-7k3f"));
    }

    @Test
    void aPersonReviewsByKeyboardAlone(FxRobot robot) throws TimeoutException {
        waitFor(() -> !list(robot, "#statement-list").getItems().isEmpty());
        robot.push(KeyCode.CONTROL, KeyCode.R);
        waitFor(() -> robot.lookup("#review-keep").tryQuery().isPresent());
        robot.push(KeyCode.A);
        waitFor(() -> stateOf("r-p1aa") == RecordState.ACTIVE);
        robot.push(KeyCode.X);
        waitFor(() -> stateOf("r-p2bb") == RecordState.REJECTED);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitFor(() -> stateOf("r-p2bb") == RecordState.PROPOSED);
    }

    @Test
    void aPersonSearchesByKeyboardAloneAndOpensAHit(FxRobot robot) throws TimeoutException {
        waitFor(() -> !list(robot, "#statement-list").getItems().isEmpty());
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
        waitFor(() -> robot.lookup("#search-field").tryQuery().isPresent());
        robot.write("60");
        waitFor(() -> robot.lookup("#search-list").tryQuery().isPresent()
                && !list(robot, "#search-list").getItems().isEmpty());
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.ENTER);
        waitFor(() -> robot.lookup("#statement-list").tryQuery().isPresent()
                && list(robot, "#statement-list").getSelectionModel().getSelectedItem()
                        instanceof LedgerRow.Statement it
                && it.row().id().value().equals("r-t1aa"));
    }

    @Test
    void theFilterFindsASessionAndEscapeLeavesIt(FxRobot robot) throws TimeoutException {
        waitFor(() -> list(robot, "#session-list").getItems().size() == 7);
        robot.push(KeyCode.CONTROL, KeyCode.F);
        robot.write("webhook");
        waitFor(() -> list(robot, "#session-list").getItems().size() == 2);
        robot.push(KeyCode.DOWN);
        waitFor(() -> robot.lookup(".title").queryAs(Label.class).getText().equals("Webhook retries"));
        robot.push(KeyCode.ESCAPE);
        waitFor(() -> list(robot, "#session-list").getItems().size() == 7);
    }

    @Test
    void theStatusBarTellsWhoListensAndWhatTheLastHookCameTo(FxRobot robot) throws TimeoutException {
        waitFor(() -> label(robot, "#bridge-status").equals("Listening"));
        waitFor(() -> label(robot, "#last-receipt").contains("SessionStart, 9 ms: the handoff was given to the agent"));
        assertTrue(label(robot, "#last-receipt").startsWith("Last hook: Claude Code"));
    }

    private static boolean isOffline(LedgerRow line) {
        return line instanceof LedgerRow.Statement it && it.row().statement().equals("Builds stay offline");
    }

    private RecordState stateOf(String id) {
        return ledgers.read(reader -> reader.record(SampleLedgers.REFUNDS.ledger(), new RecordId(id)))
                .map(LedgerRecord::state)
                .orElseThrow();
    }

    private static void type(FxRobot robot, String words) {
        robot.interact(() -> robot.lookup("#draft-text").queryAs(TextArea.class).setText(words));
    }

    private static String exactText(FxRobot robot) {
        return robot.lookup("#injection-text").queryAs(TextArea.class).getText();
    }

    private static String label(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    private static <T> ListView<T> list(FxRobot robot, String id) {
        return robot.lookup(id).queryListView();
    }

    private static void waitFor(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, condition);
    }
}
