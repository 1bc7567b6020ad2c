// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of the window in the user's language. */
public final class Messages {
    static final String BUNDLE = "dev.relaybook.ui.messages";

    public static String text(String key, Object... values) {
        Locale locale = Locale.getDefault(Locale.Category.DISPLAY);
        String pattern = ResourceBundle.getBundle(BUNDLE, locale, CONTROL).getString(key);
        return new MessageFormat(pattern, locale).format(values);
    }

    /** English is in the root file; a missing language must not fall back to that of the JVM's host. */
    private static final ResourceBundle.Control CONTROL =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private Messages() {}
}
