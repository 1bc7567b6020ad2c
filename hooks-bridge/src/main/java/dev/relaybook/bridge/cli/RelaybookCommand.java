// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.FileJournal;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.engine.Version;
import java.nio.file.InvalidPathException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;

/** {@code relaybook} itself: without a command it opens the app. */
@Command(
        name = "relaybook",
        description = "Keeps what a coding agent learned, and hands it back once after each compaction.",
        mixinStandardHelpOptions = true,
        versionProvider = RelaybookCommand.VersionText.class,
        synopsisSubcommandLabel = "[COMMAND]",
        footer = "%nWithout a command the app opens. relaybook help COMMAND tells more.",
        subcommands = {
            HelpCommand.class,
            InstallCommand.class,
            UninstallCommand.class,
            DoctorCommand.class,
            ServeCommand.class,
            SessionsCommand.class,
            ShowCommand.class,
            SearchCommand.class,
            AddCommand.class,
            SupersedeCommand.class,
            TombstoneCommand.class,
            RestoreCommand.class,
            PinCommand.class,
            UnpinCommand.class,
            PromoteCommand.class,
            DemoteCommand.class,
            ReviewCommand.class,
            AcceptCommand.class,
            RejectCommand.class,
            KeepBothCommand.class,
            UndoCommand.class,
            RedactCommand.class,
            SectionCommand.class,
            NoteCommand.class,
            PreviewCommand.class,
            WhyCommand.class,
            ValidateCommand.class,
            PolicyCommand.class,
            TimelineCommand.class,
            CheckpointsCommand.class,
            DiffCommand.class,
            ReceiptsCommand.class,
            ResumeCheckCommand.class,
            VerifyCommand.class,
            ExportCommand.class,
            ImportCommand.class,
            BackupCommand.class,
            RestoreBackupCommand.class,
            DemoCommand.class,
            HookCommand.class,
            ContractCommand.class
        })
final class RelaybookCommand implements Callable<Integer> {
    private final Surroundings around;

    @Option(
            names = "--home",
            paramLabel = "DIR",
            scope = picocli.CommandLine.ScopeType.INHERIT,
            description = "The folder of everything Relaybook writes; also RELAYBOOK_HOME.")
    private @Nullable String home;

    RelaybookCommand(Surroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        return around.app().open(home());
    }

    Surroundings around() {
        return around;
    }

    Home home() {
        return Home.find(Optional.ofNullable(home).map(this::fromHere), around.environment());
    }

    /** What is typed may start from the folder it is typed in. */
    private String fromHere(String typed) {
        try {
            return typed.isBlank() ? typed : around.cwd().resolve(typed).toString();
        } catch (InvalidPathException _) {
            return typed;
        }
    }

    Relaybook open() {
        Home home = home();
        return Relaybook.open(home, new FileJournal(home), Clock.systemUTC());
    }

    /** For what only reads, and works in a home that can't be written too. */
    Relaybook openToRead() {
        Home home = home();
        return Relaybook.openToRead(home, new FileJournal(home), Clock.systemUTC());
    }

    /** @param patience how long to wait for whoever writes */
    Relaybook open(Duration patience) {
        Home home = home();
        return Relaybook.open(home, new FileJournal(home), Clock.systemUTC(), patience);
    }

    /** Printed by {@code --version}. */
    static final class VersionText implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"relaybook " + Version.current()};
        }
    }
}
