// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.FixedWindowRollingPolicy;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends the log of this process to {@code app.log} in the home; commands log nothing, so it is added only here. */
final class LogFile {
    private static final String LARGEST = "1MB";

    static void in(Path folder) {
        if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext context)) return;
        var encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern("%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %-5level [%thread] %logger{0}: %msg%n");
        encoder.start();

        var appender = new RollingFileAppender<ILoggingEvent>();
        appender.setContext(context);
        appender.setEncoder(encoder);
        appender.setFile(folder.resolve("app.log").toString());
        appender.setRollingPolicy(oneOlder(context, appender, folder));
        appender.setTriggeringPolicy(bySize(context));
        appender.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(appender);
    }

    private static FixedWindowRollingPolicy oneOlder(
            LoggerContext context, RollingFileAppender<ILoggingEvent> appender, Path folder) {
        var policy = new FixedWindowRollingPolicy();
        policy.setContext(context);
        policy.setParent(appender);
        policy.setFileNamePattern(folder.resolve("app.log.%i").toString());
        policy.setMinIndex(1);
        policy.setMaxIndex(1);
        policy.start();
        return policy;
    }

    private static SizeBasedTriggeringPolicy<ILoggingEvent> bySize(LoggerContext context) {
        var policy = new SizeBasedTriggeringPolicy<ILoggingEvent>();
        policy.setContext(context);
        policy.setMaxFileSize(FileSize.valueOf(LARGEST));
        policy.start();
        return policy;
    }

    private LogFile() {}
}
