// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import jdk.net.ExtendedSocketOptions;
import jdk.net.UnixDomainPrincipal;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.unixdomain.server.UnixDomainServerConnector;

/** Accepts on the socket. A peer of another user is closed before a byte is read; root may connect to whatever it likes. */
final class PeerCheckedConnector extends UnixDomainServerConnector {
    private static final int HEADER_BYTES = 8192;
    private static final int REPLY_HEADER_BYTES = 32768;
    private static final Duration IDLE = Duration.ofSeconds(5);

    private final UserPrincipal owner;

    PeerCheckedConnector(Server server, Path socket, UserPrincipal owner) {
        super(server, 1, 1, new HttpConnectionFactory(http()));
        this.owner = owner;
        setUnixDomainPath(socket);
        setAcceptQueueSize(256);
        setIdleTimeout(IDLE.toMillis());
    }

    private static HttpConfiguration http() {
        var http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        http.setRequestHeaderSize(HEADER_BYTES);
        http.setResponseHeaderSize(REPLY_HEADER_BYTES);
        return http;
    }

    @Override
    protected void configure(SocketChannel channel) throws IOException {
        super.configure(channel);
        if (!channel.supportedOptions().contains(ExtendedSocketOptions.SO_PEERCRED)) return;
        UnixDomainPrincipal peer = channel.getOption(ExtendedSocketOptions.SO_PEERCRED);
        if (!peer.user().equals(owner)) channel.close();
    }
}
