// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.util.function.Consumer;

/** Lets only the answer to the newest question through. FX thread only. */
public final class Latest {
    private long newest;

    /** From now on, answers to earlier questions are dropped. */
    public Ticket next() {
        newest++;
        return new Ticket(newest);
    }

    /** What one question's answers have to show. */
    public final class Ticket {
        private final long number;

        private Ticket(long number) {
            this.number = number;
        }

        public <T> Consumer<T> only(Consumer<? super T> consumer) {
            return answer -> {
                if (number == newest) consumer.accept(answer);
            };
        }
    }
}
