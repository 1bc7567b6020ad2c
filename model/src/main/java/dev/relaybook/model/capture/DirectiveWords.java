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
            "(?:you|we|they|it|that|this|code|[a-z]+s) (?:should|must|can|may|shall|need to|have to|want to) ";
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
            "need",
            "want",
            "leave",
            "keep",
            "nobody",
            "no one",
            "nothing",
            "careful",
            "watch out",
            "sure",
            "without",
            " may ",
            "before",
            "agreed",
            "decided",
            "settled",
            "revert",
            "undo ",
            "has to",
            "use ",
            "take ",
            "go with",
            "stick ",
            "can",
            "please",
            "one ",
            "except",
            "everything",
            "anything",
            "away",
            "hands off",
            "out of",
            "important",
            "essential",
            "crucial",
            "vital",
            "critical",
            "prefier",
            "preferimos",
            " va ",
            " van ",
            "obligatorio",
            "esencial",
            "imprescindible",
            "rule",
            "from now on",
            "circumstances",
            "at all costs",
            "whatever",
            "nunca",
            "olvid",
            "mejor",
            "cuidado",
            "ojo",
            "deja",
            "manten",
            "mant\u00e9n",
            "conserva",
            "asegurate",
            "aseg\u00farate",
            "tal cual",
            "sin ",
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
            "^(?:please |then |so |ok,? |let's |and |just |we should |we )*" + DO + "\\b.*, (?:and )?not\\b",
            "\\b(?:should|must) (?:be|go|live|use|return|say|read)\\b.*, (?:and )?not\\b",
            "^(?:no, )?(?:i'd|i would|we'd|we would) (?:much )?rather\\b(?! (?:see|know|hear)\\b)",
            "^(?:that's|that is|this is|it's) (?:wrong|not right|incorrect|not what (?:i|we)"
                    + " (?:want|wanted|meant|asked|need))\\b[^?]*[,.:;] ?[a-z]",
            "^not (?:like that|there|that one|this one|in there)[,.:;] ?[a-z]",
            "^(?:please )?(?:revert|undo) (?:that|this|it)\\b[,.:;] ?[a-z]",
            "\\bwe(?:'ve| have)? (?:all )?(?:agreed|decided|settled) (?:on|to|that|not|against)\\b",
            "\\b(?:i|we)(?:'d| would)? (?:strongly )?prefer\\b(?! (?:to (?:see|know|wait|go))\\b)",
            "\\b(?:that's|that is|this is) not how (?:we|i|it)\\b",
            "^wrong \\w+(?: \\w+)?[,.:;] ?[a-z]",
            "^(?:please |then |so |ok,? |and |just |let's )*(?:use|take|go with|stick (?:to|with)) [^,]+ for"
                    + " (?!now\\b|me\\b|a (?:minute|second|moment)\\b)[a-z]",
            "^(?:please )?prefer\\b.* (?:over|to)\\b",
            "^(?:please )?stop \\w+ing\\b",
            "^no[,.:;!] ?(?:mejor |por favor,? |siempre |solo |nunca )*(?:" + HAZ + "\\b|(?:no |nunca )" + NO_HAGAS
                    + "|(?:queria|quiero|dije|te dije|te pedi|pedi|hay que|debe|deberia|tiene"
                    + " que)\\b|(?:el|la|los|las) .*(?:deben?|van?|tienen? que)\\b)",
            "^(?:mejor |por favor,? |entonces |y |pues |siempre )*" + HAZ + "\\b.* (?:en vez de|en lugar de)\\b",
            "^en (?:vez|lugar) de\\b.*, ?(?:mejor )?" + HAZ + "\\b",
            "^(?:yo )?(?:prefiero|preferimos|preferiria)\\b",
            "^(?:no,? )?mejor " + HAZ + "\\b",
            "^(?:por favor,? |entonces |y |pues )*" + HAZ + "\\b.*, (?:y )?no (?!se\\b|te\\b|me\\b)\\w",
            "^asi no[,.:;] ?[a-z]",
            "\\b(?:acordamos|decidimos|quedamos en)\\b");

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
            "\\b(?:let's|let us) not [a-z]",
            "^(?:please )?(?:be careful|careful|take care|watch out)\\b.* (?:not|never|that)\\b",
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
            "^(?:nobody|no one) (?!knows|sees|cares|uses|is|was|has)[a-z]+s\\b",
            "^(?:nobody|no one|nothing|none of)\\b.* (?:may|must|should|shall|is allowed to)\\b(?! have\\b)",
            "(?<!\\b(?:i|i'll|i'd|you'll|he|she|we|we'll) )\\b(?:has|have|needs?) to (?:always |never |only )?(?:" + DO
                    + "|be (?!(?:a|an|the|some|something|because|due|in|on|my|your|one|here|there|related)\\b)"
                    + "|stay|remain|respect|match|fit|survive|accept|happen in|fail|succeed|come from|live)\\b",
            "^(?:we|i|they)(?:'ll| will| all)? (?:need|want|expect|require) (?!you\\b|me\\b|to\\b).* to (?:always"
                    + " |never |only )?(?:be|stay|remain|keep|work|run|" + DO + ")\\b",
            "^(?:please )?(?:leave|keep) .*\\b(?:alone|untouched|unchanged|as (?:it is|they are|is)|out"
                    + " of|working|short|small|simple|readable|stable|compatible|private|under|below|at most|in"
                    + " sync|sorted|separate|apart|backwards?|to (?:me|us|them))\\b",
            "^(?:please )?" + DO + "\\b.* without (?!any (?:problem|trouble|luck)\\b)[a-z]",
            "^(?:please )?(?:always )?(?:ask|check with|talk to)\\b.* (?:before|first)\\b",
            "^(?:every|each|all|any)\\b.* (?:needs?|gets?|has|have|goes?|must|should|shall|may)\\b"
                    + "(?! (?:passed|failed|been|changed|the same|a problem|errors?|gone|broken|have)\\b)",
            "\\b(?:the|a|one|my|our|house|golden) rule (?:is|here)\\b",
            "\\b(?:we|you) (?:can't|cannot|can not) (?!see\\b|find\\b|know\\b|reproduce\\b|say\\b|tell\\b)" + DO
                    + "\\b",
            "^all\\b.*, please$|^all\\b.*, please[.!]",
            "\\b(?:exactly )?one \\w+ (?:per|for each|for every)\\b",
            "^(?:and |so |please )*no"
                + " (?!errors|problems|issues|worries|changes|doubts|news|thanks|results|matches|warnings|failures|ideas|points|differences|needs|reasons|yes)(?:[a-z]+"
                + " )?[a-z]+s\\b(?! (?:was|were|is|are|has|have|so far|yet|found|left|here|anymore|any more)\\b)",
            "\\b(?:anything|everything|every file|all files) (?:except|but)\\b",
            "\\b(?:stay away from|keep away from|hands off|stay out of|keep out of)\\b",
            "^we (?:want|expect|insist on) (?!to\\b|you\\b|a\\b|an\\b|the\\b|it\\b)[a-z]",
            "\\b(?:it is|it's) (?:very )?(?:important|essential|crucial|vital|critical) (?:that|to|for) (?!me\\b)[a-z]",
            "\\b(?:so|and),? (?:please )?keep (?:it|them|this|that) (?!going\\b|up\\b|running\\b|in mind\\b)[a-z]",
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
            "^(?:and |also,? |but |please )*(?:make sure|ensure|be sure|see to it)\\b(?! you (?:saved|saw|have"
                    + " seen)\\b) .{8,}",
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
            "^(?:por favor,? )?evita\\b",
            "\\b(?:que no se te olvide|no (?:te )?olvides)\\b",
            "^(?:por favor,? |y |pero )*hay que (?:siempre"
                    + " )?(?:mantener|usar|conservar|respetar|evitar|seguir|validar|cifrar"
                    + "|guardar|pedir|preguntar|dejar|cumplir|soportar)\\b",
            "^(?:por favor,? )?(?:deja|dejad|manten|conserva)\\b.* (?:como esta[n]?|tal cual|sin tocar|sin cambios"
                    + "|intact[oa]s?|por debajo|estable|privad[oa]s?|compatibles?|fuera)\\b",
            "\\bno (?:quiero|queremos|aceptamos|admitimos|usamos|toleramos)"
                    + "\\b(?! (?:molestar|perder|decir|saber|ir|volver)\\b)",
            "^(?:y |por favor,? )*asegurate de (?:que )?\\w",
            "^(?:ojo|cuidado)(?: con|,|:)",
            "^(?:por favor,? )?" + HAZ + "\\b.* sin (?!problemas?\\b)\\w",
            "^(?:todos?|todas?|los|las|el|la)\\b.* (?:va|van) (?:en|con|a|dentro|sin)\\b",
            "\\b(?:es|muy) (?:importante|esencial|imprescindible|obligatorio) (?:que|no)\\b",
            "^(?:nadie|nada|ningun[oa]?)\\b.* (?:puede|debe|deberia)\\b");

    private DirectiveWords() {}

    private static List<Pattern> wordings(String... forms) {
        return Stream.of(forms).map(Pattern::compile).toList();
    }
}
