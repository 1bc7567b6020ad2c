// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

/** What the hook process prints and returns. */
public record HookReply(int exit, String stdout, String stderr) {
    /** Nothing is printed and the agent goes on. */
    public static final HookReply SILENT = new HookReply(0, "", "");
}
