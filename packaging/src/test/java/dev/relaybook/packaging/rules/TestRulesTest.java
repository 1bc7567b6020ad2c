// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.OnlyIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Tag;

/** What a test must not forget. */
@AnalyzeClasses(packages = "dev.relaybook.packaging", importOptions = OnlyIncludeTests.class)
class TestRulesTest {
    @ArchTest
    static final ArchRule TESTS_OF_THE_IMAGE_ARE_TAGGED = noClasses()
            .that()
            .haveSimpleNameEndingWith("Test")
            .and()
            .areNotAnnotatedWith(Tag.class)
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("dev.relaybook.packaging.image.PackagedImage")
            .because("without a tag they run before the image is made, and pass only beside an older one");
}
