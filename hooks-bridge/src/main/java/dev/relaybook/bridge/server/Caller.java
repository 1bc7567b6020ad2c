// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import java.io.IOException;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;

/** Who waits at the other end of a connection. */
final class Caller {
    /**
     * Whether a caller that sends one request for each connection has hung up. A server that was stopped for a while finds
     * calls whose hooks gave up long ago, and a handoff offered to one of them would reach nobody.
     */
    static boolean isGone(Request request) {
        EndPoint peer = request.getConnectionMetaData().getConnection().getEndPoint();
        try {
            return peer.fill(BufferUtil.allocate(1)) < 0;
        } catch (IOException _) {
            return true;
        }
    }

    private Caller() {}
}
