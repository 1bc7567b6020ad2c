// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.client;

import java.io.IOException;
import java.io.OutputStream;

/** The main of {@code bin/relaybook-hook} where no server answers: {@code HOST EVENT}, the payload on stdin. */
public final class HookMain {
    public static void main(String[] args) throws IOException {
        System.in.transferTo(OutputStream.nullOutputStream()); // a host may wait for its payload to be read
    }

    private HookMain() {}
}
