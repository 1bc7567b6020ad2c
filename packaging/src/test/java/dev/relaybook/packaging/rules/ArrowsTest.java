// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.rules;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;

/** Which module and package may know which. */
@AnalyzeClasses(packages = "dev.relaybook", importOptions = DoNotIncludeTests.class)
class ArrowsTest {
    /** Where ports of the model meet their SQLite implementations; a new name here wants a reason. */
    private static final Set<String> COMPOSITION_ROOTS = Set.of("dev.relaybook.bridge.engine.Relaybook");

    private static final DescribedPredicate<JavaClass> A_COMPOSITION_ROOT = DescribedPredicate.describe(
            "a composition root",
            type -> COMPOSITION_ROOTS.stream()
                    .anyMatch(root ->
                            type.getName().equals(root) || type.getName().startsWith(root + "$")));

    @ArchTest
    static final ArchRule MODEL_KNOWS_ONLY_THE_JDK = classes()
            .that()
            .resideInAPackage("dev.relaybook.model..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("dev.relaybook.model..", "java..", "org.jspecify..")
            .because("the model is what all others share, and a library there is a library everywhere");

    @ArchTest
    static final ArchRule STORAGE_KNOWS_THE_MODEL = noClasses()
            .that()
            .resideInAPackage("dev.relaybook.storage..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.relaybook.bridge..", "dev.relaybook.ui..")
            .because("the store must not know who asks");

    @ArchTest
    static final ArchRule BRIDGE_MEETS_STORAGE_IN_ITS_COMPOSITION_ROOTS = noClasses()
            .that(resideInAPackage("dev.relaybook.bridge..").and(not(A_COMPOSITION_ROOT)))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.relaybook.storage..")
            .because("hooks, CLI and MCP go through the model's use cases and ports");

    @ArchTest
    static final ArchRule NOTHING_KNOWS_THE_UI = noClasses()
            .that()
            .resideOutsideOfPackage("dev.relaybook.ui..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.relaybook.ui..")
            .because("all that the app can do works without it");

    @ArchTest
    static final ArchRule THE_HOOK_CLIENT_LOADS_NO_LIBRARY = classes()
            .that()
            .resideInAPackage("dev.relaybook.bridge.client..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.relaybook.bridge.client..", "dev.relaybook.bridge.engine..", "java..", "org.jspecify..")
            .because("the hook pays for every class");

    @ArchTest
    static final ArchRule FRONT_ENDS_ARE_AT_THE_END = noClasses()
            .that()
            .resideInAnyPackage(
                    "dev.relaybook.bridge.engine..",
                    "dev.relaybook.bridge.server..",
                    "dev.relaybook.bridge.hosts..",
                    "dev.relaybook.bridge.history..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.relaybook.bridge.cli..", "dev.relaybook.bridge.mcp..")
            .because("the command line and MCP are thin fronts on the same work");

    /** What readers share is free to all; Copilot runs a repository's Claude hooks, and only its folders tell those calls apart. */
    @ArchTest
    static final ArchRule HOSTS_DO_NOT_KNOW_EACH_OTHER = slices().matching("dev.relaybook.bridge.hosts.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(alwaysTrue(), resideInAPackage("dev.relaybook.bridge.hosts.log.."))
            .ignoreDependency(alwaysTrue(), resideInAPackage("dev.relaybook.bridge.hosts.settings.."))
            .ignoreDependency(
                    "dev.relaybook.bridge.hosts.claude.ClaudeFolders",
                    "dev.relaybook.bridge.hosts.copilot.CopilotFolders")
            .because("adding a host is one folder and one line in a list");

    @ArchTest
    static final ArchRule JAVAFX_STAYS_IN_THE_UI = noClasses()
            .that()
            .resideOutsideOfPackage("dev.relaybook.ui..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("javafx..")
            .because("hooks, CLI and server start without a toolkit");

    @ArchTest
    static final ArchRule VIEW_MODELS_KNOW_NO_SCENE = noClasses()
            .that()
            .haveSimpleNameEndingWith("ViewModel")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..")
            .allowEmptyShould(true)
            .because("a view model is tested without a toolkit");

    @ArchTest
    static final ArchRule SQL_STAYS_IN_STORAGE = noClasses()
            .that()
            .resideOutsideOfPackage("dev.relaybook.storage..")
            .should()
            .dependOnClassesThat(resideInAPackage("java.sql..").or(resideInAPackage("org.sqlite..")))
            .because("transactions, locks and the translation of their failures live in one place");

    @ArchTest
    static final ArchRule NOTHING_LEAVES_THE_MACHINE = noClasses()
            .should()
            .dependOnClassesThat(belongToAnyOf(
                            java.net.Socket.class,
                            java.net.ServerSocket.class,
                            java.net.DatagramSocket.class,
                            java.net.InetAddress.class,
                            java.net.InetSocketAddress.class,
                            java.net.URLConnection.class)
                    .or(resideInAPackage("java.net.http..")))
            .because("Relaybook opens no network connection; a Unix socket is none");
}
