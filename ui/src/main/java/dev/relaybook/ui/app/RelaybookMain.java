// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import java.util.Optional;

/** The main of {@code bin/relaybook}. */
public final class RelaybookMain {
    public static void main(String[] args) {
        var version = Optional.ofNullable(RelaybookMain.class.getPackage().getImplementationVersion());
        System.out.println("relaybook " + version.orElse("(not packaged)"));
    }

    private RelaybookMain() {}
}
