// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A file name for a host's session id, which is untrusted text: it may climb out of a folder, be longer than a name can
 * be, start with a dot (then the launcher's glob misses it), or differ from another in its capitals only.
 */
final class GateName {
    private static final int LONGEST = 80;

    static String of(String id) {
        StringBuilder name = new StringBuilder();
        byte[] bytes = id.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            boolean inside = i > 0 && i < bytes.length - 1;
            if (plain(bytes[i]) || (bytes[i] == '.' && inside)) name.append((char) bytes[i]);
            else name.append('%').append(HexFormat.of().toHexDigits(bytes[i]));
        }
        boolean unique = name.length() <= LONGEST && id.chars().noneMatch(c -> c >= 'A' && c <= 'Z');
        return unique ? name.toString() : name.substring(0, Math.min(LONGEST, name.length())) + "~" + digest(bytes);
    }

    private static boolean plain(byte b) {
        return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || (b >= '0' && b <= '9') || b == '_' || b == '-';
    }

    private static String digest(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private GateName() {}
}
