/** Words that say nothing of a trip by themselves, in the languages that are read. */
const SMALL = new Set(
  (
    "a an the this that these those it its it's and or so as then also too just only well quite really very pretty super some any bit lot lots kind sort type thing things " +
    "in of for to with at on from by via per into onto out up around about near through during over within between while when where which who what whose how if than like ok okay etc re vs " +
    "i i'm i've i'd i'll me my mine myself we we're we've we'd we'll us our ours you your he she they he's she's they're him her his hers them their theirs one's ourselves everyone somebody someone anyone else every still already again there here there's let's lets " +
    "am is are was were be been being do does did have has had having would could should can will shall may might must want wants wanted wanna need needs like likes love loves loved lovely hope hopes hoping hoped wish wishes plan plans planning planned think thinking thought look looking looks search searching find finding fancy prefer " +
    "go goes going gone went get gets getting got come comes coming take takes taking make makes making give bring bringing see seeing visit visiting spend spending stay staying stays travel travelling traveling travels explore exploring experience enjoy do doing book booking try trying set start starting head heading help " +
    "away home trip trips holiday holidays vacation vacations break breaks getaway getaways journey journeys tour tours travelling destination destinations place places somewhere anywhere someplace city town country area spot hotel hotels flight flights fly flying room rooms stay time package " +
    "good great nice beautiful lovely amazing perfect wonderful best better fun cool interesting favourite favorite special new proper real please thanks thank hello hi hey dear sorry well yes yeah maybe perhaps possibly ideally preferably probably actually basically basic hopefully approximately roughly circa suggest suggestion suggestions recommend recommendations ideas idea options option question wondering wonder tell show " +
    "but however more sometime doable leaving plane that's much yo weg somwhere lookin thru u n abt approx way enough don doesn didn isn aren wasn won couldn shouldn ll budget budgets money cost costs price prices max maximum total spend pay date dates people person traveller travellers traveler pax " +
    "wir ich uns unser unsere mein meine meinem meiner meinen mir mich sie er es man mochten mochte wollen will wurden wurde suchen suche suchst was etwas gerne gern am liebsten lieber bitte eine ein einen einem einer der die das den dem des und oder im in ins ans an auf nach zu zum zur mit fur fuer von vom ab bis bei uber ueber sind haben reise reisen urlaub ferien hotel ca etwa jeweils sonst kann auch noch da aber " +
    "je j'ai nous on mon ma mes notre nos veut veux voudrais voudrions aimerais cherche cherchons aller partir passer faire un une le la les l' des de du d' en au aux a et ou pour avec chez dans depuis sur sejour voyage voyages vacances c'est est sont que qui " +
    "quiero queremos quisiera nos me mi mis nuestro nuestra nuestros el la los las un una unos unas de del al a en y o con para por ir viajar viaje viajes pasar buscamos busco somos unos conocer gustaria es son que " +
    "vorrei vorremmo vogliamo vuole voglio siamo mio mia miei nostra nostro il lo la i gli le un una uno di del della da dal dalla a al alla in nel nella e o con per andare passare viaggio cerco cerchiamo in che " +
    "queria quero queremos gostaria nos eu meu minha o a os as um uma de do da das em na e ou com para por ir viajar viagem passar somos que " +
    "ik wil willen wij we mijn ons onze graag een de het naar met van voor op en of we zoeken gaan ga reis vakantie te"
  ).split(" "),
);

/** Words that begin sentences, and that towns somewhere are called too. */
const ORDINARY = new Set(
  (
    "home muslim muslims jewish christian hindu buddhist catholic monday tuesday wednesday thursday friday saturday sunday " +
    "same reunion alpine north south east west northern southern eastern western central pool back still next last first second early late end mid half new old big small young " +
    "ende anfang mitte gerne gern fin eind begin sun sea beach winter summer spring autumn fall music dance concert wedding church market villa garden bridge mill hill station point union liberty independence hope love joy friendship paradise enterprise eden surprise welcome tickets long short quick tango salsa flamenco ballet opera jazz yoga golf tennis polo party family group mother father brother sister boy girl man"
  ).split(" "),
);

/** Whether a folded word means something ordinary before it means a town of that name. */
export function isOrdinaryWord(word: string): boolean {
  return isSmallWord(word) || ORDINARY.has(word);
}

/** Whether a folded word says nothing of a trip by itself. Words that refuse something always do. */
export function isSmallWord(word: string): boolean {
  return SMALL.has(word) || /^\p{L}$/u.test(word);
}
