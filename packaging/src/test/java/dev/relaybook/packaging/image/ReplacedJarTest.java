// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.image;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.packaging.image.PackagedImage.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An AOT cache is a recording of classes; the JVM does not notice that their jar has changed, so the launcher must. */
@Tag("packaged")
class ReplacedJarTest {
    private static final String MAIN = "dev/relaybook/ui/app/RelaybookMain";

    @TempDir
    Path home;

    @Test
    void aReplacedJarRunsItsNewClasses() throws Exception {
        PackagedImage copy = PackagedImage.built().copyTo(home.resolve("image"));
        replaceUiJar(copy.root().resolve("lib"));

        Run run = PackagedImage.run(home, Map.of(), copy.launcher("relaybook"), "--version");

        assertEquals(new Run(0, "the new code\n", ""), run);
    }

    private void replaceUiJar(Path lib) throws IOException {
        Path source = Files.writeString(home.resolve("RelaybookMain.java"), """
            package dev.relaybook.ui.app;
            public class RelaybookMain {
                public static void main(String[] args) { System.out.println("the new code"); }
            }
            """);
        int exit = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", home.toString(), source.toString());
        assertEquals(0, exit);

        try (var jars = Files.newDirectoryStream(lib, "relaybook-ui-*.jar")) {
            Path jar = jars.iterator().next();
            try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
                out.putNextEntry(new JarEntry(MAIN + ".class"));
                Files.copy(home.resolve(MAIN + ".class"), out);
            }
        }
    }
}
