// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.rules;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.UUID;
import org.jspecify.annotations.NullMarked;

/** What is easily forgotten and hard to see in a review. */
@AnalyzeClasses(packages = "dev.relaybook", importOptions = DoNotIncludeTests.class)
class StyleRulesTest {
    @ArchTest
    static final ArchRule PACKAGES_ARE_NULL_MARKED = classes()
            .should(liveInANullMarkedPackage())
            .because("NullAway checks nothing elsewhere: a new package needs its package-info");

    @ArchTest
    static final ArchRule NAMES_ARE_NOUNS = noClasses()
            .should()
            .haveSimpleNameEndingWith("Manager")
            .orShould()
            .haveSimpleNameEndingWith("Helper")
            .orShould()
            .haveSimpleNameEndingWith("Util")
            .orShould()
            .haveSimpleNameEndingWith("Utils")
            .because("a class with such a name has no job yet");

    @ArchTest
    static final ArchRule A_FEATURE_IS_A_FOLDER = noClasses()
            .should()
            .resideInAnyPackage("..controllers..", "..utils..", "..util..", "..managers..", "..helpers..")
            .because("what changes together lies together");

    @ArchTest
    static final ArchRule THE_MODEL_DOES_NO_IO = noClasses()
            .that()
            .resideInAPackage("dev.relaybook.model..")
            .should()
            .dependOnClassesThat(belongToAnyOf(java.nio.file.Files.class, java.io.File.class, ProcessBuilder.class)
                    .or(resideInAPackage("java.nio.channels..")))
            .because("the model is tested without a disk");

    @ArchTest
    static final ArchRule THE_MODEL_IS_TOLD_TIME_AND_CHANCE = noClasses()
            .that()
            .resideInAPackage("dev.relaybook.model..")
            .should()
            .callMethod(Instant.class, "now")
            .orShould()
            .callMethod(LocalDate.class, "now")
            .orShould()
            .callMethod(LocalDateTime.class, "now")
            .orShould()
            .callMethod(ZonedDateTime.class, "now")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(Clock.class, "systemUTC")
            .orShould()
            .callMethod(UUID.class, "randomUUID")
            .because("clock and ids are constructor arguments, so that a fold gives the same result every time");

    @ArchTest
    static final ArchRule ONE_CLASS_TALKS_TO_THE_FX_THREAD = noClasses()
            .that()
            .doNotHaveSimpleName("FxBackground")
            .should()
            .callMethod("javafx.application.Platform", "runLater", "java.lang.Runnable")
            .because("with one way onto the FX thread, tests can replace it by a direct one");

    private static ArchCondition<JavaClass> liveInANullMarkedPackage() {
        return new ArchCondition<>("live in a @NullMarked package") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean marked = type.getPackage().isAnnotatedWith(NullMarked.class);
                events.add(new SimpleConditionEvent(type, marked, type.getName() + " lives in an unmarked package"));
            }
        };
    }
}
