// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** The jars of the image in class path order, and the SQLite library of this platform outside its jar. */
record Library(List<String> classPath, String digest) {
    static final String NATIVE_NAME = System.mapLibraryName("sqlitejdbc");
    private static final String NATIVES = "org/sqlite/native/";

    static Library copy(List<Path> jars, Path image) throws IOException {
        Path lib = Files.createDirectories(image.resolve("lib"));
        List<String> names = new ArrayList<>();
        for (Path jar : jars) {
            String name = jar.getFileName().toString();
            names.add(name);
            Path copy = lib.resolve(name);
            if (upToDate(copy, jar)) continue;
            if (name.startsWith("sqlite-jdbc-")) unpackSqlite(jar, copy, image.resolve("native"));
            else Files.copy(jar, copy, StandardCopyOption.REPLACE_EXISTING);
            Files.setLastModifiedTime(copy, Files.getLastModifiedTime(jar));
        }
        Trees.deleteOthers(lib, names);

        List<String> digests = new ArrayList<>();
        for (String name : names) digests.add(name + Digest.ofFile(lib.resolve(name)));
        return new Library(List.copyOf(names), Digest.of(digests.toArray(String[]::new)));
    }

    /** What the launchers compare with when a jar is newer than its AOT cache, written by the very tool that they call. */
    void writeChecksums(Path image) throws IOException, InterruptedException {
        Path file = Files.createDirectories(image.resolve("aot")).resolve("jars.cksum");
        List<String> command = new ArrayList<>(List.of("cksum", "--"));
        classPath.stream().sorted().forEach(command::add);
        int exit = new ProcessBuilder(command)
                .directory(image.resolve("lib").toFile())
                .redirectOutput(file.toFile())
                .start()
                .waitFor();
        if (exit != 0) throw new IOException("cksum ended with " + exit);
    }

    private static boolean upToDate(Path copy, Path jar) throws IOException {
        if (!Files.exists(copy) || !Files.getLastModifiedTime(copy).equals(Files.getLastModifiedTime(jar)))
            return false;
        return copy.getFileName().toString().startsWith("sqlite-jdbc-") || Files.mismatch(copy, jar) < 0;
    }

    /** Other platforms' libraries are most of the jar, and unpacking ours would cost each process that opens the ledger. */
    private static void unpackSqlite(Path jar, Path copy, Path folder) throws IOException {
        Files.createDirectories(folder);
        String ours = NATIVES + nativeFolder(jar) + "/" + NATIVE_NAME;
        try (var from = new ZipFile(jar.toFile());
                var to = new ZipOutputStream(Files.newOutputStream(copy))) {
            for (ZipEntry entry : from.stream().toList()) {
                if (entry.getName().equals(ours)) {
                    Files.copy(
                            from.getInputStream(entry),
                            folder.resolve(NATIVE_NAME),
                            StandardCopyOption.REPLACE_EXISTING);
                }
                if (entry.getName().startsWith(NATIVES)) continue;
                var kept = new ZipEntry(entry.getName());
                kept.setTime(entry.getTime());
                to.putNextEntry(kept);
                from.getInputStream(entry).transferTo(to);
            }
        }
        if (!Files.exists(folder.resolve(NATIVE_NAME))) throw new IOException(jar + " has no " + ours);
    }

    /** The driver's own word for this platform, such as Linux/x86_64. */
    private static String nativeFolder(Path jar) throws IOException {
        try (var loader = new URLClassLoader(new URL[] {jar.toUri().toURL()})) {
            var info = loader.loadClass("org.sqlite.util.OSInfo");
            return (String) info.getMethod("getNativeLibFolderPathForCurrentOS").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IOException("cannot ask " + jar + " for its platform", e);
        }
    }
}
