// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Run by the build on the source launcher: {@code Image PROJECT_DIR TARGET_DIR CLASS_PATH} makes TARGET_DIR/relaybook, each part
 * only where it is out of date. The AOT caches come last, since they are recordings of all the rest.
 */
final class Image {
    public static void main(String[] args) throws IOException, InterruptedException {
        Path project = Path.of(args[0]);
        Path target = Path.of(args[1]);
        Path image = target.resolve("relaybook");
        // a module without classes is named too, by a folder that does not exist
        List<Path> jars = Stream.of(args[2].split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .map(Path::of)
                .toList();

        String runtime = JavaRuntime.link(image.resolve("runtime"), JavaRuntime.javafx(jars));
        Library library = Library.copy(JavaRuntime.others(jars), image);
        library.writeChecksums(image);
        String version = Digest.of(library.digest(), runtime);

        for (Program program : Program.all()) {
            String cache = program.cacheName(version, library.classPath());
            program.writeLauncher(image, project.resolve("src/launchers"), cache, library.classPath());
            program.record(image, cache, library.classPath(), target.resolve("training"));
        }
    }

    private Image() {}
}
