// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.client;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.HookRequest;
import dev.relaybook.bridge.engine.InProcess;
import java.io.ByteArrayOutputStream;

/** The bytes to print and the code to end with. */
@SuppressWarnings("ArrayRecordComponent") // printed once; never compared
record Reply(int exit, byte[] stdout, byte[] stderr) {
    static final Reply SILENT = new Reply(0, new byte[0], new byte[0]);

    static Reply inProcess(Home home, HookRequest request) {
        ByteArrayOutputStream stdout = new ByteArrayOutputStream();
        ByteArrayOutputStream stderr = new ByteArrayOutputStream();
        int exit = InProcess.answer(home, request, stdout, stderr);
        return new Reply(exit, stdout.toByteArray(), stderr.toByteArray());
    }
}
