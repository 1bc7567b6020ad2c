// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.util.Optional;

/** The version of this build, as it stands in its jar. */
public final class Version {
    public static String current() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("unpackaged");
    }

    private Version() {}
}
