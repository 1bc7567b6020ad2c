// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerUnavailableException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Locale;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The store let us down. The message says what was attempted; the types beside this one say what to do about it. */
public class StorageException extends LedgerUnavailableException {
    private static final long serialVersionUID = 1L;

    static final String DAMAGED =
            "the file is damaged. It is left as it is: keep a copy of it, ask relaybook verify what "
                    + "is wrong, and put a backup in its place with relaybook restore-backup";

    public StorageException(String message) {
        super(message);
    }

    public StorageException(String message, Throwable cause) {
        super(message, cause);
    }

    /**
     * The failure of an attempt by its kind, with what is wrong and what to do.
     *
     * @param attempt for example {@code write to}
     */
    static StorageException of(String attempt, Path file, SQLException cause) {
        SQLiteErrorCode code = cause instanceof SQLiteException it ? it.getResultCode() : SQLiteErrorCode.UNKNOWN_ERROR;
        String message = "cannot " + attempt + " " + file + ": ";
        return switch (primary(code)) {
            case "BUSY", "LOCKED" -> new StorageBusyException(message + locked(file), cause);
            case "CORRUPT", "NOTADB" -> new StorageDamagedException(message + DAMAGED, cause);
            case "READONLY", "CANTOPEN", "PERM", "AUTH" ->
                new StorageUnwritableException(
                        message + FileTrouble.of(file).orElse("no right to write there, or to open it"), cause);
            case "FULL" -> new StorageUnwritableException(message + FileTrouble.FULL, cause);
            default -> otherwise(message, code, file, cause);
        };
    }

    private static String locked(Path file) {
        return LockHolder.of(file).orElse("another process")
                + " holds its lock; wait until that is done, or end it, and try again";
    }

    /** SQLite calls many things a failed input or output; a disk without room for its index of the log is one. */
    private static StorageException otherwise(String message, SQLiteErrorCode code, Path file, SQLException cause) {
        if (code == SQLiteErrorCode.SQLITE_IOERR_SHMSIZE) {
            return new StorageUnwritableException(message + FileTrouble.FULL, cause);
        }
        return FileTrouble.of(file)
                .<StorageException>map(it -> new StorageUnwritableException(message + it, cause))
                .orElseGet(() -> new StorageException(message + cause.getMessage(), cause));
    }

    /** {@code BUSY} for {@code SQLITE_BUSY_RECOVERY} and its like. */
    private static String primary(SQLiteErrorCode code) {
        return code.name().toUpperCase(Locale.ROOT).split("_")[1];
    }
}
