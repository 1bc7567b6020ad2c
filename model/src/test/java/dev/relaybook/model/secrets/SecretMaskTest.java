// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SecretMaskTest {
    private static final String ALNUM = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final SecretMask MASK = new SecretMask();

    /** Made up anew for each run from a fixed seed, so that no line of this file looks like a token. */
    static Stream<String> tokens() {
        Random random = new Random(7);
        return Stream.of(
                "AKIA" + run(random, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16),
                "ASIA" + run(random, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16),
                "AIza" + run(random, ALNUM, 35),
                "ya29." + run(random, ALNUM, 60),
                "GOCSPX-" + run(random, ALNUM, 28),
                "ghp_" + run(random, ALNUM, 36),
                "gho_" + run(random, ALNUM, 36),
                "ghs_" + run(random, ALNUM, 36),
                "github_pat_" + run(random, ALNUM, 22) + "_" + run(random, ALNUM, 59),
                "glpat-" + run(random, ALNUM, 20),
                "xoxb-" + run(random, "0123456789", 12) + "-" + run(random, ALNUM, 24),
                "xoxp-" + run(random, "0123456789", 12) + "-" + run(random, ALNUM, 24),
                "sk_live_" + run(random, ALNUM, 24),
                "rk_live_" + run(random, ALNUM, 24),
                "whsec_" + run(random, ALNUM, 32),
                "sk-" + run(random, ALNUM, 48),
                "sk-proj-" + run(random, ALNUM + "_-", 80),
                "sk-ant-api03-" + run(random, ALNUM + "_-", 80),
                "npm_" + run(random, ALNUM, 36),
                "pypi-AgEIcHlwaS5vcmc" + run(random, ALNUM + "_-", 60),
                "hf_" + run(random, ALNUM, 34),
                "SK" + run(random, "0123456789abcdef", 32),
                "SG." + run(random, ALNUM, 22) + "." + run(random, ALNUM, 43),
                "dop_v1_" + run(random, "0123456789abcdef", 64),
                "shpat_" + run(random, "0123456789abcdef", 32),
                "dapi" + run(random, "0123456789abcdef", 32),
                "dckr_pat_" + run(random, ALNUM, 27),
                "hvs." + run(random, ALNUM, 90),
                "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx" + run(random, ALNUM, 20) + "." + run(random, ALNUM, 43));
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x200B, 0x200D, 0x2060, 0x00AD, 0xFEFF, 0x202E, 0x0007, 0xE0041, 0x17B5, 0x180B, 0x2065, 0x2800, 0xFFA0,
                0xFFF0, 0xFFFC, 0xE0002, 0xE0FFF
            })
    void findsTokensThatInvisibleCharactersSplit(int invisible) {
        for (String token : tokens().toList()) {
            String split = token.substring(0, 2) + Character.toString(invisible) + token.substring(2);
            String masked = MASK.mask("the key is " + split + " today");
            assertTrue(
                    masked.matches("the key is \\[secret:[a-z0-9-]+] today"), masked.replace(token.substring(2), "…"));
        }
    }

    @Test
    void findsTokensThatEscapesOrSeamsSplit() {
        for (String token : tokens().toList()) {
            String begin = token.substring(0, 6);
            String rest = token.substring(6);
            List<String> splits = List.of(
                    "a\\n" + token,
                    "a\\\\\\n" + token,
                    "\\u00" + Integer.toHexString(token.charAt(0)) + token.substring(1),
                    begin + "\\\n    " + rest,
                    "\"" + begin + "\" + \"" + rest + "\"",
                    "(\"" + begin + "\"\n  \"" + rest + "\")",
                    "\\\"" + begin + "\\\" + \\\"" + rest + "\\\"",
                    "echo " + begin + "''" + rest,
                    "\u001b[31m" + token + "\u001b[0m",
                    "\\u001b[1;32m" + token + "\\u001b[0m");
            for (String split : splits) {
                String masked = MASK.mask(split);
                assertFalse(masked.contains(rest.substring(rest.length() - 12)), masked);
            }
        }
    }

    @Test
    void hidesTheJoinedPartsInOnePiece() {
        String token = "a1B2".repeat(8);

        assertEquals("k = \"[secret:github-token]\";", MASK.mask("k = \"gh\" + \"p_" + token + "\";"));
        assertEquals("k = \\\"[secret:github-token]\\\"", MASK.mask("k = \\\"gh\\\" + \\\"p_" + token + "\\\""));
    }

    @ParameterizedTest
    @MethodSource("tokens")
    void hidesAKnownTokenWhereverItStands(String token) {
        for (String around :
                List.of("%s", "use %s now", "\"%s\",", "a\\n%s\\n", "x=%s", "(%s)", "`%s`", "https://h/%s")) {
            String masked = MASK.mask(around.formatted(token));

            assertFalse(masked.contains(token.substring(token.length() - 12)), masked);
            assertTrue(masked.contains("[secret:"), masked);
        }
    }

    @Test
    void leavesWhatStandsAroundAToken() {
        assertEquals("set [secret:github-token], then go", MASK.mask("set ghp_" + "a1B2".repeat(9) + ", then go"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DB_PASSWORD=hunter2x",
                "export DB_PASSWORD='hunter2x'",
                "MYSQL_ROOT_PASSWORD=hunterxx",
                "password: hunter2x",
                "  password: hunterxx",
                "{\"password\": \"hunter2x\"}",
                "{\\\"password\\\": \\\"hunter2x\\\"}",
                "{\"password\":\"hunterxx\"}",
                "config[\"password\"] = \"hunter2x\"",
                "spring.datasource.password=hunter2x",
                "Server=db;User Id=app;Password=hunterxx;",
                "https://example.org/?user=a&password=hunterxx&b=1",
                "postgres://app:hunter2x@db.local/app",
                "redis://:hunter2x@cache",
                "api_key: 9f8e7dhunter2x",
                "x-api-key: 9f8e7dhunter2x",
                "'apiKey' => '9f8e7dhunter2x'",
                "const clientSecret = \"9f8e7dhunter2x\"",
                "//registry.example/:_authToken=9f8e7dhunter2x",
                "Authorization: Bearer 9f8e7d.hunter2x/abcd",
                "Authorization: Basic dXNlcjpodW50ZXIyhunter2x",
                "--token=9f8e7dhunter2x",
                "AccountKey=9f8e7dhunter2x+/a==;Endpoint"
            })
    void hidesTheValueOfANameThatSaysSo(String text) {
        String masked = MASK.mask(text);

        assertFalse(masked.contains("hunter"), masked);
        assertTrue(masked.contains("[secret:"), masked);
    }

    @Test
    void hidesAValueInItsPlaceOnly() {
        assertEquals(
                "{\"password\": \"[secret:password]\", \"a\": 1}", MASK.mask("{\"password\": \"hunter2x\", \"a\": 1}"));
        assertEquals("postgres://app:[secret:url-password]@db/x", MASK.mask("postgres://app:hunter2x@db/x"));
        assertEquals(
                "{\\\"token\\\":\\\"[secret:secret-assignment]\\\"}", MASK.mask("{\\\"token\\\":\\\"ab12cd34ef\\\"}"));
    }

    @Test
    void namesTheTokenRatherThanTheNameInFrontOfIt() {
        assertEquals("token=[secret:github-token]", MASK.mask("token=ghp_" + "a1B2".repeat(9)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password=<password>",
                "token: <your token>",
                "API_KEY=xxxxxxxxxxxx",
                "API_KEY=$API_KEY",
                "API_KEY=${API_KEY}",
                "API_KEY=%API_KEY%",
                "password=********",
                "apiKey: process.env.API_KEY",
                "api_key = os.environ['KEY1']",
                "token = System.getenv(\"TOKEN1\")",
                "password: {{ vault_password1 }}",
                "token: your-token-1-here",
                "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                "sk-ant-xxxxxxxxxxxxxxxxxxxxxxxx",
                "commit 3f786850e387550fdab836ed7e6dc881de23001b",
                "id: 123e4567-e89b-12d3-a456-426614174000",
                "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                "\"integrity\":"
                    + " \"sha512-oVyfwVCZ0nQ5GQ2vQ0wxNPQm7mHJ1kQWc0vCzs0iHGyTuEcMHsIDNV1YkNUuIzVZ0aZ0Pn1uRZcB7QJ1f7w==\"",
                "function login(password: string, token: string): void",
                "if (password == null) return",
                "user_password = request.form.password",
                "Password: required",
                "max_tokens: 4096",
                "token_count=123456789",
                "nextPageToken: \"a8b7c6d5e4f3\"",
                "PWD=/home/me/project1",
                "the token: a word of 8 letters",
                "Token::new(abc12345)",
                "see https://example.org:8080/a@b and git@github.com:a/b.git",
                "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC7 user@host",
                "-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----",
                "\"password\": \"Enter your password\"",
                "class=\"sk-fading-circle sk-circle\"",
                "mask-image: linear-gradient(#000, #fff)",
                "def f(name: Optional[str], password: Optional[HiddenText]\n",
                "self._passphrase = passphrase\n",
                "username, password = auth[2]\n",
                "SERVER_AUTH = '1.3.6.1.5.5.7.3.1'",
                "sign(self, private_key: ed25519.Ed25519PrivateKey",
                "Pass :meth:`x`",
                "tests: 12 passed, token bucket: 3"
            })
    void leavesWhatIsNoSecret(String text) {
        assertEquals(text, MASK.mask(text));
    }

    @Test
    void hidesAPrivateKeyOfManyLines() {
        String key = "-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nIBAAKC\n-----END RSA PRIVATE KEY-----";

        assertEquals("a\n[secret:private-key]\nb", MASK.mask("a\n" + key + "\nb"));
        assertEquals("\"k\": \"[secret:private-key]\\n\"", MASK.mask("\"k\": \"" + key.replace("\n", "\\n") + "\\n\""));
    }

    @Test
    void hidesAPrivateKeyThatIsCutOff() {
        String cut = "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjE\nAAAA, and more";

        assertEquals("[secret:private-key], and more", MASK.mask(cut));
    }

    @Test
    void findingsTellRuleAndPlaceAndNeverTheValue() {
        String token = "npm_" + "a1B2".repeat(9);

        List<SecretFinding> findings = MASK.findings("one\ntwo " + token + "\npassword=hunter2x");

        assertEquals(
                List.of(
                        new SecretFinding("npm-token", 8, 8 + token.length(), 2),
                        new SecretFinding("password", 8 + token.length() + 10, 8 + token.length() + 18, 3)),
                findings);
        assertFalse(findings.toString().contains(token));
    }

    @Test
    void maskingAMaskedTextChangesNothing() {
        Random random = new Random(11);
        List<String> pieces = Stream.concat(
                        tokens(),
                        Stream.of(
                                "password=",
                                "token: ",
                                "\"",
                                "\\\"",
                                "[secret:",
                                "]",
                                "-----BEGIN PRIVATE KEY-----",
                                "://u:",
                                "@h",
                                " ",
                                "\n",
                                "hunter2x",
                                "=",
                                ":",
                                "[",
                                "Bearer ",
                                "secret",
                                "xxx",
                                ","))
                .toList();
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 8; i++) text.append(pieces.get(random.nextInt(pieces.size())));
            String once = MASK.mask(text.toString());

            assertEquals(once, MASK.mask(once), "of " + text);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "token=", "password=\"", "-----BEGIN PRIVATE KEY-----", "sk-", "eyJ.", "a://b:", "token=xxx",
                        "\\\"token\\\": ",
                "=", ":", "-----BEGIN ", "Bearer eyJa1.", "password: a1b2\\", "SG.", "_.-token:", "x"
            })
    void hostileTextCostsTimeByItsLengthOnly(String piece) {
        String text = piece.repeat(1_000_000 / piece.length());

        MASK.mask(text);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        MASK.mask(text);
        long spent = (threads.getCurrentThreadCpuTime() - before) / 1_000_000;

        assertTrue(spent < 1_000, spent + " ms");
    }

    @Test
    void theTableHoldsManyShapes() {
        Set<String> rules = TokenTable.all().stream().map(TokenShape::rule).collect(Collectors.toSet());

        assertTrue(rules.size() >= 100, rules.size() + " rules");
    }

    private static String run(Random random, String alphabet, int length) {
        StringBuilder run = new StringBuilder("7");
        while (run.length() < length - 1) run.append(alphabet.charAt(random.nextInt(alphabet.length())));
        return run.append(alphabet.charAt(random.nextInt(10))).toString();
    }
}
