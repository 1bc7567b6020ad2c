// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Another process that begins to write, and does not end. */
final class LockingProcess {
    private LockingProcess() {}

    /** Returns once it holds the lock. */
    static Process on(Path file) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        LockingProcess.class.getName(),
                        file.toString())
                .start();
        String said = new String(process.getInputStream().readNBytes(6), StandardCharsets.UTF_8);
        if (!said.equals("locked")) throw new IOException("no lock: " + said);
        return process;
    }

    public static void main(String[] args) throws SQLException, InterruptedException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + args[0]);
                Statement statement = connection.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            System.out.print("locked");
            System.out.flush();
            Thread.sleep(60_000);
        }
    }
}
