// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerUnavailableException;
import java.sql.SQLException;
import java.util.Locale;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The store let us down. The message says what was attempted; the types beside this one say what to do about it. */
public class StorageException extends LedgerUnavailableException {
    private static final long serialVersionUID = 1L;

    public StorageException(String message) {
        super(message);
    }

    public StorageException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The failure of an attempt, for example {@code write to …/ledger.db}, by its kind. */
    static StorageException of(String attempt, SQLException cause) {
        SQLiteErrorCode code = cause instanceof SQLiteException it ? it.getResultCode() : SQLiteErrorCode.UNKNOWN_ERROR;
        String message = "cannot " + attempt + ": ";
        return switch (primary(code)) {
            case "BUSY", "LOCKED" -> new StorageBusyException(message + "another process holds its lock", cause);
            case "CORRUPT", "NOTADB" -> new StorageDamagedException(message + "the file is damaged", cause);
            case "READONLY", "CANTOPEN", "PERM", "AUTH" ->
                new StorageUnwritableException(message + "no right to write there, or to open it", cause);
            case "FULL" -> new StorageUnwritableException(message + "the disk is full", cause);
            default -> new StorageException(message + cause.getMessage(), cause);
        };
    }

    /** {@code BUSY} for {@code SQLITE_BUSY_RECOVERY} and its like. */
    private static String primary(SQLiteErrorCode code) {
        return code.name().toUpperCase(Locale.ROOT).split("_")[1];
    }
}
