// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

/** Exit codes beyond picocli's 0 for done and 2 for wrong usage. */
public final class Exit {
    public static final int DONE = 0;

    /** Something was judged or compared, and the answer is no. */
    public static final int NO = 1;

    /** An act was refused; nothing changed. */
    public static final int REFUSED = 2;

    public static final int UNAVAILABLE = 69;
    public static final int INTERNAL = 70;

    private Exit() {}
}
