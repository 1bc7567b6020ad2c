// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.security.SecureRandom;
import java.util.random.RandomGenerator;

/** Secure chance that is made when it is first asked for: most hooks need none, and it starts all of the JDK's providers. */
final class LateRandom implements RandomGenerator {
    @Override
    public long nextLong() {
        return Source.RANDOM.nextLong();
    }

    private static final class Source {
        static final SecureRandom RANDOM = new SecureRandom();
    }
}
