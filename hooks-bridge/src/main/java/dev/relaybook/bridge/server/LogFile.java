// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;
import ch.qos.logback.core.rolling.FixedWindowRollingPolicy;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.util.FileSize;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.PrivateFiles;
import dev.relaybook.model.secrets.Masking;
import dev.relaybook.model.secrets.SecretMask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends the log of a process that stays to a file in the home; commands log nothing. Secrets are masked in it. */
public final class LogFile {
    private static final String LARGEST = "1MB";

    /**
     * From here on the log goes to {@code logs/NAME.log}, and one older file is kept beside it.
     *
     * @param name of the process: {@code app} or {@code serve}
     */
    public static void open(Home home, String name) {
        if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext context)) return;
        Path folder = home.logs();
        try {
            PrivateFiles.createFolder(folder);
            PrivateFiles.createFile(folder.resolve(name + ".log"));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write a log to " + folder, e);
        }
        var layout = new Masked();
        layout.setContext(context);
        layout.setPattern("%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %-5level [%thread] %logger{0}: %msg%n");
        layout.start();
        var encoder = new LayoutWrappingEncoder<ILoggingEvent>();
        encoder.setContext(context);
        encoder.setLayout(layout);
        encoder.start();

        var appender = new RollingFileAppender<ILoggingEvent>();
        appender.setContext(context);
        appender.setEncoder(encoder);
        appender.setFile(folder.resolve(name + ".log").toString());
        appender.setRollingPolicy(oneOlder(context, appender, folder.resolve(name + ".log.%i")));
        appender.setTriggeringPolicy(bySize(context));
        appender.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(appender);
    }

    private static FixedWindowRollingPolicy oneOlder(
            LoggerContext context, RollingFileAppender<ILoggingEvent> appender, Path older) {
        var policy = new FixedWindowRollingPolicy();
        policy.setContext(context);
        policy.setParent(appender);
        policy.setFileNamePattern(older.toString());
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

    private static final class Masked extends PatternLayout {
        private final Masking masking = new SecretMask();

        @Override
        public String doLayout(ILoggingEvent event) {
            return masking.mask(super.doLayout(event));
        }
    }

    private LogFile() {}
}
