// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.ui.common.Appearance;
import dev.relaybook.ui.common.Fonts;
import dev.relaybook.ui.common.FxBackground;
import dev.relaybook.ui.ledger.RecordKey;
import dev.relaybook.ui.sample.SampleLedgers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.TabPane;
import javafx.stage.Stage;

/**
 * Paints the window with made-up data into PNG files: {@code Screenshots FOLDER LANGUAGE}. Run it as
 * CONTRIBUTING.md says and look at what it made.
 */
public final class Screenshots {
    private static final Duration SETTLING = Duration.ofMillis(900);

    private final Path folder;
    private final FxBackground background = new FxBackground();
    private final AppMain app = SampleApp.on(SampleLedgers.made(), background);
    private final Stage stage = new Stage();
    private final Scene scene = app.scene(1280, 800);
    private List<Shot> left = List.of();

    private Screenshots(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        Locale.setDefault(Locale.of(args[1]));
        Platform.startup(() -> {
            Fonts.load();
            new Screenshots(folder).run();
        });
    }

    private void run() {
        stage.setScene(scene);
        stage.show();
        app.start();
        left = Shot.all();
        var unused = background.later(SETTLING.multipliedBy(3), this::next);
    }

    private void next() {
        if (left.isEmpty()) {
            Platform.exit();
            background.close();
            return;
        }
        Shot shot = left.getFirst();
        left = left.subList(1, left.size());
        prepare(shot);
        var unused = background.later(SETTLING, () -> {
            paint(shot);
            next();
        });
    }

    private void prepare(Shot shot) {
        app.appearance().choiceProperty().set(shot.dark() ? Appearance.Choice.DARK : Appearance.Choice.LIGHT);
        stage.setWidth(shot.width());
        stage.setHeight(shot.height());
        var model = app.model();
        model.inspector().draft().cancel();
        model.ledger().filterProperty().set(RecordState.ACTIVE);
        select("r-7k3f");
        model.page().set(Page.SESSION); // the tabs are not in the scene of another page
        tabs().getSelectionModel().select(shot.tab());
        if (shot.scene().equals("review")) model.page().set(Page.REVIEW);
        if (shot.scene().equals("search")) {
            model.page().set(Page.SEARCH);
            model.search().queryProperty().set("settlements");
        }
        switch (shot.scene()) {
            case "adding" -> model.inspector().draft().add();
            case "editing" -> model.inspector().edit();
            case "proposed" -> {
                model.ledger().filterProperty().set(RecordState.PROPOSED);
                select("r-p1aa");
            }
            case "tombstoned" -> {
                model.ledger().filterProperty().set(RecordState.TOMBSTONED);
                select("r-t1aa");
            }
            case "retiring" -> model.inspector().retire();
            case "timeline" -> model.timeline().show(4_518);
            case "compaction" -> model.timeline().selectedProperty().set(Optional.of(4_724L));
            case "acting" -> model.inspector().togglePin();
            case "nomatch" -> model.sessions().queryProperty().set("zebra");
            default -> model.sessions().queryProperty().set("");
        }
    }

    private void select(String id) {
        app.model()
                .ledger()
                .selectedProperty()
                .set(Optional.of(new RecordKey(SampleLedgers.REFUNDS.ledger(), new RecordId(id))));
    }

    private TabPane tabs() {
        return (TabPane) scene.lookup("#tabs");
    }

    private void paint(Shot shot) {
        try {
            Files.write(folder.resolve(shot.name() + ".png"), Png.of(scene.snapshot(null)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One picture. */
    private record Shot(String scene, int tab, int width, int height, boolean dark) {
        static List<Shot> all() {
            return List.of(
                    new Shot("ledger", 1, 1280, 800, false),
                    new Shot("ledger", 1, 1280, 800, true),
                    new Shot("ledger", 1, 1920, 1080, false),
                    new Shot("ledger", 1, 1920, 1080, true),
                    new Shot("timeline", 0, 1280, 800, false),
                    new Shot("timeline", 0, 1280, 800, true),
                    new Shot("timeline", 0, 1920, 1080, false),
                    new Shot("timeline", 0, 1920, 1080, true),
                    new Shot("compaction", 0, 1280, 800, false),
                    new Shot("review", 1, 1280, 800, false),
                    new Shot("review", 1, 1920, 1080, true),
                    new Shot("search", 1, 1280, 800, false),
                    new Shot("search", 1, 1920, 1080, true),
                    new Shot("injection", 3, 1280, 800, false),
                    new Shot("injection", 3, 1280, 800, true),
                    new Shot("injection", 3, 1920, 1080, false),
                    new Shot("checkpoints", 2, 1280, 800, false),
                    new Shot("checkpoints", 2, 1280, 800, true),
                    new Shot("adding", 1, 1280, 800, false),
                    new Shot("editing", 1, 1280, 800, true),
                    new Shot("proposed", 1, 1280, 800, false),
                    new Shot("tombstoned", 1, 1280, 800, false),
                    new Shot("retiring", 1, 1280, 800, false),
                    new Shot("acting", 1, 1280, 800, false),
                    new Shot("acting", 1, 1280, 800, true),
                    new Shot("nomatch", 1, 1000, 700, false));
        }

        String name() {
            return scene + "-" + width + "x" + height + (dark ? "-dark" : "");
        }
    }
}
