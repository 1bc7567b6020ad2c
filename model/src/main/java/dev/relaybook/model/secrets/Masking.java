// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/** Takes secrets out of a text before it is stored or handed over. Masking a masked text changes nothing. */
@FunctionalInterface
public interface Masking {
    String mask(String text);
}
