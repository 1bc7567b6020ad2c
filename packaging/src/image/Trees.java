// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/** Deletes files and folders. */
final class Trees {
    static void delete(Path root) throws IOException {
        if (!Files.exists(root)) return;
        try (var paths = Files.walk(root)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
        }
    }

    static void deleteOthers(Path folder, List<String> kept) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList())
                if (!kept.contains(file.getFileName().toString())) Files.delete(file);
        }
    }

    static void deleteMatching(Path folder, String glob) throws IOException {
        try (var files = Files.newDirectoryStream(folder, glob)) {
            for (Path file : files) Files.delete(file);
        }
    }

    private Trees() {}
}
