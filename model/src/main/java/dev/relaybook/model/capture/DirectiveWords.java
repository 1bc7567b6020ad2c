// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The wordings of directives, on sentences in lower case without accents. A word such as "never" directs only where an
 * order can begin: at the start, after a pause or "please", or after "you should".
 */
final class DirectiveWords {
    private static final String ORDER =
            "(?:^|[,;:(\u2014\u2013] ?|- |\\b(?:please|and|but|so|also|then|just|again|ok|okay|yes|remember"
                    + " to|remember:|y|pero|ademas|recuerda|por favor|si|vale)[,:]? )";
    private static final String MODAL =
            "(?:you|we|they|it|that|this|code|[a-z]++s) (?:should|must|can|may|shall|need to|have to|want to) ";
    private static final String PAST =
            "(?:got|get|saw|see|had|have|has|was|were|been|did|worked|works?|went|made|knew|know|found|ran|tried|seem\\w*"
                + "|happen\\w*|heard|said|came|mind|understood|thought|really|quite|\\w+ed)\\b";
    private static final String DO =
            "(?:use|prefer|call|put|write|return|take|go|do|run|keep|make|choose|pick|name|import|log|throw|store|read"
                    + "|send|set|add|apply|leave|move|place|create|build|commit|push|test|work|change|edit|touch|modify"
                    + "|update|fix|depend|allow|support|target|install|deploy|merge|delete|remove|rename|save|load|pass"
                    + "|give|show|print|format|check|validate|revert|stick|switch|follow|start|rely|talk|ask|handle"
                    + "|cache|mock|inject|emit|expose|generate|target|pin|bump|sort|let)";
    private static final String HAZ =
            "(?:usa|use|utiliza|utilice|pon|ponga|haz|haga|deja|deje|quita|cambia|llama|escribe|prefiere|prefiero"
                + "|guarda|lee|manda|envia|anade|crea|ejecuta|toca|edita|modifica|commitea|sube|instala|aplica|mueve|borra|elige|sigue|vuelve|revierte|vamos"
                + " con|usemos|hagamos|hazlo|ponlo|dejalo|mantén|manten)";
    private static final String NO_HAGAS =
            "(?:uses|hagas|toques|cambies|borres|modifiques|anadas|agregues|pongas|subas|escribas|elimines|instales"
                + "|ejecutes|olvides|metas|quites|commitees|llames|dejes|edites|muevas|renombres|importes|lances|des"
                + "|mezcles|reescribas|refactorices|generes|publiques|despliegues|hables|asumas|inventes|dependas|guardes|imprimas|repitas|copies|abras|cierres|crees"
                + " (?!que)|use|haga|toque|borre|modifique"
                + "|cambie|ponga|suba|instale|anada|elimine|escriba|ejecute|usemos|hagamos|toquemos|cambiemos)";

    /** A sentence that holds none of these is no directive. */
    static final List<String> TRIGGERS = List.of(
            "never",
            "n't",
            "n\u2019t",
            "not ",
            "dont",
            "must",
            "should",
            "have to",
            "require",
            "forbid",
            "prohib",
            "mandatory",
            "limits",
            "allowed",
            "permitted",
            "negotiable",
            "always",
            "only",
            "avoid",
            "no ",
            "no,",
            "no.",
            "no:",
            "nope",
            "nah",
            "wrong",
            "stop",
            "wait",
            "actually",
            "well",
            "instead",
            "rather",
            "prefer",
            "from now on",
            "circumstances",
            "at all costs",
            "whatever",
            "nunca",
            "obligatori",
            "concepto",
            "adelante",
            "partir de",
            "siempre",
            "solo",
            "s\u00f3lo",
            "solamente",
            "nicamente",
            "deb",
            " que ",
            "evita",
            "vez de",
            "lugar de");

    /** Sentences that only look like directives. */
    static final List<Pattern> NOTHING = wordings(
            "^(?:why|how come|what|who|por que|que pasa)\\b",
            "\\bnever ?mind\\b",
            "\\b(?:don't|do not|dont) (?:worry|bother)\\b",
            "\\bno te preocupes\\b",
            "^(?:no|nope),? (?:thanks|thank you|worries|problem|gracias|pasa nada|hay problema)\\b");

    static final List<Pattern> CORRECTIONS = wordings(
            "^(?:no|nope|nah|wrong|stop|wait|actually|well)(?:[,.:;!]| [-\u2013\u2014]) ?(?:please |just |let's |don't"
                    + " |do not |never |always |only |not )*"
                    + DO + "\\b",
            "^(?:no|nope|nah|wrong|actually)[,.:;!] ?(?:i (?:said|meant|want|asked)|we"
                    + " (?:want|use|agreed|decided|need|should|must)|the (?:\\w++"
                    + " ){1,4}(?:should|must|goes?|lives?|belongs?|has to)|it (?:should|must|has to|needs"
                    + " to|goes|belongs)|that's not (?:what|how|where))\\b",
            "^(?:please |then |so |ok,? |let's |and |also,? |just |rather |better |we should |you should |we must |you"
                    + " must |we will |we'll )*"
                    + DO + "\\b.* (?:instead of|rather than)\\b",
            "^(?:please |then |so |ok,? |let's |and |just )*" + DO + "\\b.* instead$",
            "^(?:please |then |so |ok,? |let's |and |just )*" + DO + "\\b.* instead[.!;,]",
            "^instead of\\b.*, ?(?:please |just |let's |we should |you should )?" + DO + "\\b",
            "^(?:please )?prefer\\b.* (?:over|to)\\b",
            "^(?:please )?stop \\w+ing\\b",
            "^no[,.:;!] ?(?:mejor |por favor,? |siempre |solo |nunca )*(?:" + HAZ + "\\b|(?:no |nunca )" + NO_HAGAS
                    + "|(?:queria|quiero|dije|te dije|te pedi|pedi|hay que|debe|deberia|tiene"
                    + " que)\\b|(?:el|la|los|las) .*(?:deben?|van?|tienen? que)\\b)",
            "^(?:mejor |por favor,? |entonces |y |pues |siempre )*" + HAZ + "\\b.* (?:en vez de|en lugar de)\\b",
            "^en (?:vez|lugar) de\\b.*, ?(?:mejor )?" + HAZ + "\\b");

    static final List<Pattern> CONSTRAINTS = wordings(
            // never
            "(?:" + ORDER + "|" + MODAL + "|\\b(?:must|should|shall|can) )never (?!" + PAST + ")[a-z]",
            "\\b(?:we|you) never (?!" + PAST + ")" + DO + "\\b",
            "\\b(?:are|is|be) never (?:to be |to |allowed)\\b",
            // do not
            ORDER + "(?:do not|don't|dont) (?:ever |you dare |even )?"
                  + "(?!think|know|understand|see|have|need|get|want|like|recall|remember|believe|care|seem|work|exist)[a-z]",
            "\\b(?:i|we) (?:do not|don't|dont) (?:ever"
                    + " )?(?:want|allow|accept|use|support|commit|push|mock|do|ship|merge)\\b(?! to"
                    + " (?:go|stop|lose|sound|be)\\b)",
            "\\b(?:you|we) (?:do not|don't) (?:get to|touch|change|edit|modify)\\b",
            // must
            "(?<!\\b(?:it|that|this|there|he|she|they|i) )\\bmust (?!have\\b|be"
                + " (?:a|an|some|something|because|why|the|my|your|wrong"
                + "|broken|missing|due|related|caused|that|what|how|another|coming|happening|going)\\b|say\\b|admit\\b|confess\\b)[a-z]",
            "\\b(?:it|that|this|they) must (?:not |never |always |only |also )?(?:" + DO
                    + "|be (?:possible|fast|safe|idempotent|deterministic|able|compatible|kept|called|used|done|written|stored|tested))\\b",
            // should not; have to
            "(?<!\\b(?:it|that|this|there|which) )\\b(?:should not|shouldn't|may not|must not|mustn't) (?!have\\b|be"
                    + " (?:a|an|hard|too|that|happening|failing|so)\\b|you\\b)[a-z]",
            "\\b(?:you|we) (?:always |only )?(?:have to|are required to|are only allowed to|are not allowed to)"
                    + " (?!(?:wait|go|admit|say)\\b)[a-z]",
            "\\b(?:is|are|be|stays?|remains?) (?:strictly |absolutely )?(?:forbidden|prohibited|mandatory|off[-"
                    + " ]limits|not allowed|required|not permitted|not negotiable)\\b",
            // always, only
            "(?:" + ORDER + "|" + MODAL + "|\\b(?:must|should) )always (?!" + PAST + ")[a-z]",
            "\\b(?:we|you) always (?!" + PAST + ")" + DO + "\\b",
            "^(?:please )?" + DO + " always\\b",
            "(?:" + ORDER + "|" + MODAL + "|\\b(?:must|should) )only (?:ever )?" + DO + "\\b",
            "\\b(?:we|you) only (?:ever )?" + DO + "\\b(?! (?:one|two|a few)\\b)",
            ORDER + DO + " (?:\\w++ )?only\\b",
            "\\b(?:should|must|may|can|are|is) only"
                    + " (?:be|go|live|use|run|depend|contain|return|read|write|call|ever|allowed)\\b(?! (?:a|an|one)"
                    + " (?:test|matter|question)\\b)",
            "^only (?:the )?(?:\\w++ ){1,4}(?:may|can|should|must|is allowed to|are allowed to)\\b",
            "^(?:please )?avoid [a-z]",
            "^no (?:new|more|other|external|extra|additional|third[- ]party) \\w",
            "\\b(?:from now on|under no circumstances|at all costs|whatever happens)\\b",
            "^(?:please )?(?:make sure|ensure|be sure|take care) (?:to |that |you |we )*(?:never|always|not|no|only|do"
                    + " not|don't)\\b",
            // nunca, no hagas
            "(?:" + ORDER + "|\\b(?:debe[ns]?|debemos|hay que|tienes que) )nunca (?:se |me |lo |la |los |las |le |te"
                          + " )?(?!(?:es|has|he|ha|han|hemos|habia|esta|fue|funciona|pasa|paso|vi|se|supe|llega|termina|me|mas)\\b)\\w++",
            "(?:" + ORDER + "|\\b)no (?:me |lo |la |los |las |le |les |te |se |nos )?" + NO_HAGAS + "(?:\\b|lo\\b)",
            "\\bno (?:se )?(?:debe[ns]?|debemos|deberia[ns]?|deberiamos|hay que|se puede[n]?|quiero"
                    + " que|queremos|permitas|permitimos)\\b(?! (?:haber|estar|de ser|ser"
                    + " (?:un|una|eso)|tardar|pasar|suceder|ocurrir|fallar|ser asi)\\b)",
            "\\b(?:no esta permitid[oa]|esta(?:n)? prohibid[oa]s?|prohibid[oa]|queda prohibido|es obligatorio|bajo"
                    + " ningun concepto|de ahora en adelante|a partir de ahora)\\b",
            // siempre, solo, debe
            "(?:" + ORDER
                    + "|\\b(?:debe[ns]?|debemos|hay que|tienes que) )siempre (?:que"
                    + " (?:uses|hagas|toques|cambies|anadas|edites|modifiques)\\b.*, ?|)"
                    + HAZ + "\\b",
            ORDER + "siempre (?:debe[ns]?|hay que|se debe|con|en|\\w+(?:ar|er|ir))\\b",
            ORDER + HAZ + "(?:lo|la|los|las)? siempre\\b",
            ORDER + "(?:solo|solamente|unicamente) (?:debe[ns]?|se puede[n]?|puedes|" + HAZ + ")\\b",
            ORDER + HAZ + " (?:solo|solamente|unicamente)\\b",
            "(?<!\\bse )\\b(?:deben estar \\w+[ai]d[oa]s?|debe(?:n|s|mos|ria|rian|rias|riamos)?"
                    + " (?!de\\b|haber\\b|estar\\b|a\\b|ser"
                    + " (?:un|una|por|que|eso|el|la)\\b|funcionar\\b|pasar\\b|fallar\\b)(?:ser |siempre |solo |nunca"
                    + " )?\\w+(?:[aeio]r|[aei]rse|[aei]rlo|[ai]d[oa]s?)\\b)",
            "\\b(?:tienes|tenemos|tiene|tienen) que (?!ser (?:un|una|eso|por)\\b|esperar\\b|haber\\b)\\w+r\\b",
            "^(?:por favor,? )?evita\\b");

    private DirectiveWords() {}

    private static List<Pattern> wordings(String... forms) {
        return Stream.of(forms).map(Pattern::compile).toList();
    }
}
