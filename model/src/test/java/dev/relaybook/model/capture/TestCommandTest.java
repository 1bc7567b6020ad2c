// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import static dev.relaybook.model.capture.TestRun.Status.FAILED;
import static dev.relaybook.model.capture.TestRun.Status.PASSED;
import static dev.relaybook.model.capture.TestRun.Status.UNKNOWN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestCommandTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mvn test",
                "mvn -q verify",
                "./mvnw -B clean install",
                "mvn -pl model test -Dtest=X",
                "mvn surefire:test",
                "gradle test",
                "./gradlew :app:check",
                "./gradlew testDebugUnitTest",
                "gradlew.bat build",
                "pytest",
                "pytest -q tests/test_a.py::test_b",
                "python -m pytest",
                "python3 -m unittest discover",
                "python manage.py test",
                "uv run pytest -x",
                "uv run --with httpx pytest",
                "poetry run pytest",
                "tox -e py312",
                "nox",
                "coverage run -m pytest",
                ".venv/bin/pytest",
                "npm test",
                "npm t",
                "npm run test:unit",
                "npm run test -- --watch=false",
                "npm --prefix web test",
                "pnpm test",
                "pnpm -r run test",
                "pnpm --filter web test",
                "yarn test",
                "yarn run test:e2e",
                "yarn workspace a test",
                "npx vitest run",
                "npx jest src",
                "pnpm exec vitest",
                "node_modules/.bin/jest",
                "mocha",
                "npx playwright test",
                "node --test",
                "bun test",
                "bun run test",
                "deno test -A",
                "deno task test",
                "nx test web",
                "turbo run test",
                "ng test",
                "go test ./...",
                "gotestsum -- ./...",
                "cargo test",
                "cargo +nightly test --all",
                "cargo nextest run",
                "cargo t",
                "dotnet test Foo.sln",
                "ctest --output-on-failure",
                "make test",
                "make -j4 check",
                "make -C lib test-unit",
                "ninja test",
                "meson test -C build",
                "just test",
                "bundle exec rspec",
                "rspec spec/a_spec.rb",
                "bin/rails test",
                "rake spec",
                "vendor/bin/phpunit",
                "composer test",
                "php artisan test",
                "mix test",
                "swift test",
                "flutter test",
                "xcodebuild -scheme A test",
                "bats test.bats",
                "bazel test //...",
                "sbt test",
                "stack test",
                "zig build test"
            })
    void recognisesRunnersOfTests(String command) {
        assertEquals(1, TestCommand.in(command).size());
        assertEquals(PASSED, TestCommand.in(command).getFirst().onSuccess());
        assertEquals(FAILED, TestCommand.in(command).getFirst().onFailure());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ls test",
                "mvn compile",
                "mvn -DskipTests package",
                "mvn -version",
                "gradle assemble",
                "gradle tasks",
                "pip install pytest",
                "pytest --version",
                "pytest --collect-only",
                "python test.py",
                "python -m http.server",
                "npm install",
                "npm run build",
                "npm run lint",
                "npm install --save-dev jest",
                "yarn add jest",
                "go build ./...",
                "go vet",
                "cargo build",
                "cargo test --no-run",
                "dotnet build",
                "make",
                "make all",
                "cat src/test/java/A.java",
                "grep -r 'mvn test' .",
                "echo mvn test",
                "git commit -m 'npm test'",
                "vim test",
                "cat <<EOF\nmvn test\nEOF",
                "# mvn test",
                "echo \"run; npm test\"",
                "npx jest --listTests",
                "which pytest",
                "docker build -t test .",
                "cd test",
                "rm -rf test",
                "node test.js"
            })
    void takesNothingElseForOne(String command) {
        assertEquals(List.of(), TestCommand.in(command));
    }

    @Test
    void knowsTheSameTestsBehindWhatSurroundsThem() {
        for (String command : List.of(
                "mvn -q verify",
                "CI=1 mvn -q verify",
                "env CI=1 FOO='a b' mvn -q verify",
                "timeout 60 mvn -q verify",
                "timeout -k 5 10m mvn -q verify",
                "time nice -n 10 mvn -q verify",
                "mvn -q verify 2>&1",
                "mvn   -q verify > out.log 2>&1",
                "mvn -q verify &> out.log",
                "(mvn -q verify)",
                "bash -lc 'mvn -q verify'",
                "mvn -q verify # all of it",
                "mvn \\\n  -q verify\n",
                "export A=1; mvn -q verify",
                "set -euo pipefail\nmvn -q verify")) {
            assertEquals("mvn -q verify", only(command).command(), command);
            assertEquals(PASSED, only(command).status(Optional.of(0)), command);
            assertEquals(FAILED, only(command).status(Optional.of(1)), command);
        }
    }

    @Test
    void remembersTheFolder() {
        assertEquals(Optional.of("web"), only("cd web && npm test").folder());
        assertEquals(Optional.of("my app"), only("cd 'my app' && npm test").folder());
        assertEquals(Optional.of("b"), only("cd a; cd b; npm test").folder());
        assertEquals(FAILED, only("cd web && npm test").status(Optional.of(1)));
    }

    @Test
    void knowsNoStatusThatAnotherCommandPutsInItsPlace() {
        for (String command : List.of(
                "mvn test | tail -5",
                "mvn test 2>&1 | tee out.log",
                "mvn test |& grep FAIL",
                "(cd a && mvn test) | head",
                "mvn test; echo done",
                "mvn test\necho done",
                "mvn test || true",
                "mvn test || echo failed",
                "mvn test &",
                "if mvn test; then echo ok; fi",
                "! mvn test",
                "for i in 1 2; do mvn test; done",
                "ls || mvn test")) {
            assertEquals(UNKNOWN, only(command).status(Optional.of(0)), command);
            assertEquals(UNKNOWN, only(command).status(Optional.of(1)), command);
        }
    }

    @Test
    void knowsAStatusThatComesThrough() {
        for (String command : List.of(
                "set -o pipefail; mvn test | tail -5",
                "yes | mvn test",
                "mvn test && echo ok",
                "mvn test || exit 1",
                "echo start; mvn test",
                "ls\nmvn test")) {
            assertEquals(PASSED, only(command).status(Optional.of(0)), command);
            assertEquals(FAILED, only(command).status(Optional.of(1)), command);
        }
    }

    @Test
    void knowsNoFailureThatMayBeAnothers() {
        for (String command : List.of("npm ci && npm test", "npm test && npm run build", "mvn compile && mvn test")) {
            assertEquals(PASSED, only(command).status(Optional.of(0)), command);
            assertEquals(UNKNOWN, only(command).status(Optional.of(1)), command);
        }
    }

    @Test
    void findsTwoRunnersInOneLine() {
        assertEquals(
                List.of("mvn test", "npm test"),
                TestCommand.in("mvn test && npm test").stream()
                        .map(TestCommand::command)
                        .toList());
    }

    @Test
    void neverTakesARunForGreenThatIgnoresFailures() {
        assertEquals(UNKNOWN, only("mvn -fn test").status(Optional.of(0)));
        assertEquals(
                UNKNOWN, only("mvn -Dmaven.test.failure.ignore=true verify").status(Optional.of(0)));
        assertEquals(UNKNOWN, only("mvn test").status(Optional.empty()));
    }

    private static TestCommand only(String command) {
        List<TestCommand> found = TestCommand.in(command);
        assertEquals(1, found.size(), command);
        return found.getFirst();
    }
}
