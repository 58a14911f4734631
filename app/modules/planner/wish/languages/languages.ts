import { DUTCH, GERMAN } from "./germanic";
import type { Language } from "./language-words";
import { PORTUGUESE, SPANISH } from "./iberian";
import { FRENCH, ITALIAN } from "./romance";

export const LANGUAGES: readonly Language[] = [GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH];

/** Turns of phrase of all of them, in their order; "pro Person" stands beside English words too. */
export const PHRASES: readonly [RegExp, string][] = (
  [
    [
      "pro (?:person|kopf|nase)|par (?:personne|t[eê]te)|por (?:persona|cabeza|pessoa)|a (?:persona|testa|cabeza)|per (?:persoon|persona)",
      "per person",
    ],
    [
      "(?:verlängertes|langes) wochenende|ponte d(?:i|el|ella|ell')(?= ?\\p{L})|week-?end prolongé|fin de semana largo|fine settimana lungo|fim de semana prolongado|lang weekend",
      "long weekend",
    ],
    ["fin de semana|fin de semaine|fim de semana|fine settimana|week-end", "weekend"],
    [
      "voyage de noces|lune de miel|luna de miel|viaggio di nozze|viaje de novios|viaje de bodas|lua de mel",
      "honeymoon",
    ],
    [
      "mercatini di natale|weihnachtsm[aä]rkte?|marchés? de noël|mercad(?:o|illo)s? de navidad|mercados? de natal|kerstmarkt(?:en)?",
      "christmas markets",
    ],
    [
      "(?:première semaine|erste woche|prima settimana|eerste week)(?: (?:de|d'|des|di|van|im))?|primera semana de|primeira semana de",
      "first week in",
    ],
    [
      "(?:dernière semaine|letzte woche|ultima settimana|laatste week)(?: (?:de|d'|des|di|van|im))?|última semana de",
      "last week in",
    ],
    ["half(?= (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december))", "mid"],
    ["réveillon(?: du (?:nouvel an|jour de l'an))?|(?:le )?jour de l'an", "new year's eve"],
    ["nouvel an|ano novo|oud en nieuw", "new year"],
    [
      "(?:première quinzaine|erste hälfte|prima metà|eerste helft)(?: (?:de|des|di|van))?|primeira quinzena de|primera quincena de",
      "first half in",
    ],
    [
      "(?:deuxième quinzaine|seconde quinzaine|zweite hälfte|seconda metà|tweede helft)(?: (?:de|des|di|van))?|segunda quinzena de|segunda quincena de",
      "second half in",
    ],
    [
      "zu zweit|à deux|(?:siamo )?in due|met (?:z'n|zijn) twee[ëe]n|a dois|(?:para |los |las )dos|(?:os|as) (?:dois|duas)",
      "for two",
    ],
    ["zu dritt|à trois|(?:siamo )?in tre|met (?:z'n|zijn) drie[ëe]n", "for three"],
    ["zu viert|à quatre|(?:siamo )?in quattro|met (?:z'n|zijn) vieren", "for four"],
    ["zu fünft|à cinq|(?:siamo )?in cinque|met (?:z'n|zijn) vijven", "for five"],
    ["zu sechst|à six|(?:siamo )?in sei|met (?:z'n|zijn) zessen", "for six"],
    [
      "(?:ich war|wir waren) schon in|(?:ya|yo) (?:conocemos|conozco|hemos estado en|he estado en)|(?:on|nous) (?:connaît|connaissons) déjà|(?:conosciamo|siamo) già (?:stati a)?|já (?:conhecemos|estivemos em)|we (?:kennen al|waren al in)",
      "we've been to",
    ],
    [
      "(?:je suis|nous sommes|on est) (?:déjà )?(?:allée?s?|venue?s?) (?:à|en|au)|(?:ya )?(?:he|hemos) (?:estado en|ido a|visitado)|(?:sono|siamo) (?:già )?stat[oaie] (?:a|in)|já (?:fui|fomos|estive) (?:a|ao|em|no|na)|(?:ich war|wir waren) (?:letztes jahr|schon einmal|schon oft) in",
      "we've been to",
    ],
    [
      "(?:schon|bereits) (?:mal |einmal |oft |öfter )?in (\\p{L}+) gewesen|(?:al|eerder) in (\\p{L}+) geweest",
      "we've been to $1$2",
    ],
    [
      "no quer(?:o|emos) (?:ir|volver) a|non vogli(?:o|amo) (?:andare|tornare) a|não quer(?:o|emos) (?:ir|voltar) (?:a|para)|(?:je |on |nous )?ne (?:veux|veut|voulons) pas (?:aller|retourner) à",
      "we don't want to go to",
    ],
    [
      "(?:cada (?:un[oa]|uma?)|ognun[oa]|ciascun[oa]|chacune?|elk|ieder)|(?<=(?:€|euros?|dólares|reais|libras) )cada(?! (?:d[ií]a|noche|noite))",
      "each",
    ],
    [
      "(?:ohne|exkl\\.?|zzgl\\.?|plus) (?:den |die )?fl(?:u|ü)g(?:e)?|hors (?:vols?|avion)|sin (?:los )?vuelos?|(?:senza|esclusi) (?:i )?vol[io]|vol[io] esclus[io]|sem (?:os )?voos?|(?:zonder|exclusief|excl\\.?) vlucht(?:en)?",
      "without flights",
    ],
    [
      "(?:inkl\\.?|inklusive) fl(?:u|ü)g(?:e)?|vols? (?:compris|inclus)|(?:vuelos? incluidos?|con vuelos?)|vol[io] inclus[io]|voos? inclu[ií]dos?|inclusief vlucht(?:en)?",
      "including flights",
    ],
    ["e mais(?= \\p{L}+ amig[oa]s)", "and me and"],
    ["van(?= \\p{L}+ naar)", "from"],
    [
      "(?:met de |de )?nachttrein|(?:mit dem )?nachtzug|(?:en )?train de nuit|(?:en )?tren nocturno|(?:in )?treno notturno",
      "by night train",
    ],
    ["herbstferien|herfstvakantie|vacances d'automne", "autumn half term"],
    ["voorjaarsvakantie|krokusvakantie|winterferien|vacances de février", "february half term"],
    ["kerstvakantie|weihnachtsferien|vacances de noël", "christmas"],
    ["vacances d'été|vacaciones de verano|férias de verão|vacanze estive", "summer holidays"],
    ["übernächstes wochenende", "the weekend after next"],
    ["(?:nächstes|kommendes) wochenende|volgend weekend", "next weekend"],
    [
      "(?:dieses|am) kommende[ns]? wochenende|(?:le )?week-?end prochain|(?:el )?(?:próximo|proximo) fin de semana|(?:il )?(?:prossimo|weekend prossimo)(?: fine settimana| weekend)?|(?:no )?próximo fim de semana|komend weekend",
      "the coming weekend",
    ],
    ["(?:el )?puente de(?= (?:mayo|diciembre|noviembre|octubre|agosto))", "long weekend of"],
    ["(?:vacances de la |à la )?toussaint", "autumn half term"],
    ["passagem de ano|fim de ano|fin de año", "new year"],
    ["(?:el |un )?finde", "weekend"],
    ["weekend lungo", "long weekend"],
    ["alles samen|alles zusammen|tudo incluído no preço|tout compris", "in total"],
    ["petit budget|kleines budget|klein budget|poco presupuesto|pouco dinheiro|poco budget|pochi soldi", "cheap"],
    ["mit dem zug|en train|en tren|in treno|de comboio|met de trein", "by train"],
    ["mit dem auto|en voiture|en coche|in (?:auto|macchina)|de carro|met de auto", "by car"],
    ["mit dem bus|en (?:bus|autobús|autocar)|in autobus|de autocarro|met de bus", "by bus"],
    ["mit der fähre|en ferry|in traghetto|met de (?:veer)?boot", "by ferry"],
    [
      "(?:bitte )?(?:nichts mit|ohne) (?:fliegen|flug(?:zeug)?)|sans avion|(?:ne veux |ne voulons )?pas (?:prendre l'avion|en avion)|sin (?:avión|volar)|senza (?:aereo|volare)|sem avião|zonder (?:te vliegen|vliegtuig)|niet vliegen",
      "without flying",
    ],
    ["nicht zu teuer|pas trop cher|niet te duur|non troppo caro|no muy caro|não muito caro", "not too expensive"],
    ["lo más barato posible|pas cher", "cheap"],
    [
      "nicht mehr als|pas plus de|no más de|non più di|não mais (?:de|que)|niet meer dan|bis zu|jusqu'à|fino a",
      "up to",
    ],
    ["en total|en tout|au total|in tutto|no total|ao todo|in totaal", "in total"],
    [
      "saliendo de|salida (?:de|desde)|partenza da|partendo da|(?:au )?départ de|partant de|saindo d[eoa]|partida d[eoa]|(?:met )?vertrek vanaf|(?:ab)?flug (?:ab|von)",
      "from",
    ],
    ["(?:a )?finales de|(?:a )?fines de|(?:no )?final de|(?:no )?fim de|fin(?: du mois)? de", "end of"],
    ["(?:a )?principios de|(?:no )?início de|(?:no )?começo de", "beginning of"],
    ["(?:a )?mediados de|(?:em )?meados de", "middle of"],
    ["(?:in )?den bergen|die berge", "mountains"],
    ["yo solo|yo sola|da solo|da sola", "alone"],
    ["coche de alquiler|voiture de location|auto a noleggio|carro alugado", "rental car"],
  ] as const
).map(([from, to]) => [new RegExp(`(?<!\\p{L})(?:${from})(?!\\p{L})`, "giu"), to]);
