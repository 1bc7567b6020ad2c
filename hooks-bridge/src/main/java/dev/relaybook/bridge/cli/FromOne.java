// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number that counts or names something, so it is a whole one from 1 up. */
final class FromOne implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String word) {
        try {
            int number = Integer.parseInt(word);
            if (number >= 1) return number;
        } catch (NumberFormatException _) {
            // told below
        }
        throw new TypeConversionException("'" + word + "' is no whole number from 1 to " + Integer.MAX_VALUE);
    }
}
