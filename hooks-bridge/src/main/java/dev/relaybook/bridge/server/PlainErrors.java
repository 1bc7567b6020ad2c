// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What the HTTP layer itself refuses is answered in JSON as all else, and quotes nothing of the request. */
final class PlainErrors extends ErrorHandler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus();
        Answer.error(status, HttpStatus.getMessage(status)).send(response, callback);
        return true;
    }
}
