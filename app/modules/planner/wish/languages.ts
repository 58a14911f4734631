import { MONTHS } from "#app/shared/months";

type Words = Readonly<Record<string, string>>;

/** The words of a language that sentences about trips have, folded, with the English ones. */
interface Language {
  /** Words that English does not have: one of them makes a sentence one of this language. */
  telling: Words;
  /** Small words of which two make a sentence one of this language. */
  hints: Words;
  /** Words that mean something else in English, read only in such a sentence. */
  small: Words;
}

/** The twelve months of a language, in their order, with the English names. */
const months = (names: string): Words =>
  Object.fromEntries(names.split(" ").map((name, index) => [name, MONTHS[index]!.toLowerCase()]));

const NUMBERS = "two three four five six seven eight nine ten".split(" ");
const numbers = (names: string): Words =>
  Object.fromEntries(names.split(" ").map((name, index) => [name, NUMBERS[index]!]));

/** Lines of an English word and all those that it stands for: "nights: nacht nachte". */
function words(lines: string): Words {
  return Object.fromEntries(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [english = "", others = ""] = line.trim().split(": ");
        return others.split(" ").map((other) => [other, english] as const);
      }),
  );
}

const GERMAN: Language = {
  telling: {
    ...months("januar februar marz april mai juni juli august september oktober november dezember"),
    ...words(`
      fourteen: vierzehn
      autumn half term: herbstferien
      wheelchair: rollstuhl
      girls: madels
      gluten-free: glutenfrei zoliakie
      vegan: veganer veganerin
      vegetarian: vegetarisch vegetarier vegetarierin
      anniversary: hochzeitstag
      march: maerz
      nights: nachte nachten ubernachtungen
      days: tage tagen
      week: woche
      weeks: wochen
      weekend: wochenende wochenendtrip
      months: monat monate monaten
      adults: erwachsene erwachsenen erw
      children: kinder kindern
      people: personen leute
      friends: freunde freunden freundinnen
      parents: eltern
      sister: schwester
      brother: bruder
      mother: mutter
      father: vater
      easter: ostern osterferien
      christmas: weihnachten
      new year's eve: silvester
      whitsun: pfingsten pfingstferien
      ascension: himmelfahrt
      honeymoon: flitterwochen hochzeitsreise
      alone: allein alleine
      quiet: ruhig ruhige ruhiges ruhigen
      cheap: billig gunstig gunstige gunstiges
      hiking: wandern wanderurlaub
      rental car: mietwagen
      francs: franken
    `),
  },
  hints: words(`
    we: wir
    i: ich
    with: mit
    and: und
    for: fur
    to: nach
  `),
  small: {
    ...numbers("zwei drei vier funf sechs sieben acht neun zehn"),
    ...words(`
      couple: paar
      children: ki
      weeks: wo
      teenagers: teenagern
      each: je jede jeder
      are: sind
      in: im
      or: oder
      from: ab von vom
      to: bis zum zur
      on: am
      a: ein eine einen einer einem
      my: mein meine meiner meinem meinen
      our: unsere unseren unser unserem
      wife: frau
      husband: mann
      girlfriend: freundin
      boyfriend: freund
      child: kind
      son: sohn
      daughter: tochter
      family: familie
      grandma: oma
      grandpa: opa
      baby: saugling
      days: tag
      nights: nacht
      years: jahre jahren jahr
      the: der die das den dem
      in total: insgesamt zusammen
      max: hochstens maximal
      sea: meer
      beach: strand strandurlaub
      sunny: sonne sonnig
      early: anfang
      mid: mitte
      end: ende
      wine: wein
      art: kunst
      museums: museen
      dog: hund
      without: ohne
      not: nicht kein keine keinen
      warm: warmes warme
    `),
  },
};
const FRENCH: Language = {
  telling: {
    ...months("janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre"),
    ...words(`
      fifteen: quinze
      fourteen: quatorze
      vegetarian: vegetarien vegetarienne vegetariens vegetariennes
      nights: nuit nuits
      days: jours
      week: semaine
      weeks: semaines
      months: mois
      people: personne personnes
      adults: adultes adulte
      children: enfants
      each: chacun chacune
      baby: bebe
      child: enfant
      friends: amis amies
      sister: soeur
      brother: frere
      easter: paques
      christmas: noel
      whitsun: pentecote
      girlfriend: copine
      boyfriend: copain
      family: famille
      alone: seul seule
      sunny: soleil
      beach: plage
      mountains: montagne montagnes
      hiking: randonnee randonnees
      dog: chien
      from: depuis
    `),
  },
  hints: words(`
    with: avec
    for: pour
    two: deux
    we: nous
  `),
  small: {
    ...numbers("deux trois quatre cinq six sept huit neuf dix"),
    ...words(`
      are: sommes
      in: en a dans
      to: au aux
      from: du
      and: et
      or: ou
      a: un une
      the: le la les
      of: de des
      my: mon ma mes
      our: notre nos
      wife: femme
      husband: mari
      mother: mere
      father: pere
      son: fils
      daughter: fille
      teenager: ado
      teenagers: ados
      years: ans an
      sea: mer
      wine: vin
      quiet: calme
      museums: musees
      without: sans
      early: debut
      mid: mi
      end: fin
      ascension: l'ascension
    `),
  },
};
const SPANISH: Language = {
  telling: {
    ...months("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    ...words(`
      students: estudiantes
      fifteen: quince
      coeliac: celiaco celiaca
      couple: pareja
      nights: noche noches
      days: dias
      week: semana
      weeks: semanas
      people: personas
      adults: adultos
      children: ninos hijos
      child: nino nina
      baby: bebe
      teenagers: adolescentes
      friends: amigos amigas
      parents: padres
      sister: hermana
      brother: hermano
      girlfriend: novia
      boyfriend: novio
      family: familia
      easter: pascua
      christmas: navidad navidades
      new year: nochevieja
      beach: playa
      mountains: montana montanas
      hiking: senderismo
      budget: presupuesto
      dog: perro
      from: desde
    `),
  },
  hints: words(`
    with: con
    for: para
    two: dos
    we are: somos
    and: y
  `),
  small: {
    ...numbers("dos tres cuatro cinco seis siete ocho nueve diez"),
    ...words(`
      anniversary: aniversario
      vegetarian: vegetariano vegetariana vegetarianos vegetarianas
      in: en
      from: del
      to: al
      up to: hasta
      the: el la los las
      or: o u
      of: de
      a: un una
      my: mi mis
      our: nuestro nuestra nuestros nuestras
      wife: mujer esposa
      husband: marido
      son: hijo
      daughter: hija
      mother: madre
      father: padre
      person: persona
      months: meses
      years: anos
      per: por
      sea: mar
      sunny: sol
      wine: vino
      quiet: tranquilo tranquila
      cheap: barato barata
      museums: museos
      without: sin
      food: comida
    `),
  },
};
const ITALIAN: Language = {
  telling: {
    ...months("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
    ...words(`
      wheelchair: carrozzina
      students: studenti
      fifteen: quindici
      coeliac: celiaco
      month: mese
      couple: coppia
      nights: notte notti
      days: giorni
      week: settimana
      weeks: settimane
      people: persone
      adults: adulti
      children: bambini bimbi
      child: bambino bambina bimbo bimba
      friends: amici amiche
      parents: genitori
      sister: sorella
      brother: fratello
      family: famiglia
      easter: pasqua
      christmas: natale
      new year: capodanno
      beach: spiaggia
      mountains: montagna montagne
    `),
  },
  hints: words(`
    we are: siamo
    with: con
    two: due
    and: e
  `),
  small: {
    ...numbers("due tre quattro cinque sei sette otto nove dieci"),
    ...words(`
      anniversary: anniversario
      vegetarian: vegetariano vegetariana vegetariani
      in: a ad
      for: per
      from: dal dalla da
      to: al
      or: o
      of: di del
      the: il la i le
      a: un una
      my: mia mio miei mie
      our: nostro nostra nostri
      wife: moglie
      husband: marito
      girlfriend: fidanzata
      boyfriend: fidanzato
      mother: madre mamma
      father: padre papa
      son: figlio
      daughter: figlia
      children: figli
      person: testa
      months: mesi
      month: mese
      years: anni
      sea: mare
      sunny: sole
      wine: vino
      quiet: tranquillo tranquilla
      cheap: economico economica
      museums: musei
      without: senza
      max: massimo
      alone: solo sola
      early: inizio
      mid: meta
      end: fine
      leaving: partenza
    `),
  },
};
const PORTUGUESE: Language = {
  telling: {
    ...months("janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro"),
    ...words(`
      fifteen: quinze
      couple: casal
      nights: noite noites
      week: semana
      weeks: semanas
      people: pessoa pessoas
      children: criancas miudos filhos
      child: crianca
      baby: bebe
      girlfriend: namorada
      boyfriend: namorado
      easter: pascoa
      christmas: natal
      new year: reveillon
      two: duas dois
      alone: sozinho sozinha
      beach: praia
      budget: orcamento
    `),
  },
  hints: words(`
    with: com
    for: para
    a: uma
    in: em
    days: dias
    adults: adultos
  `),
  small: {
    ...numbers("dois tres quatro cinco seis sete oito nove dez"),
    ...words(`
      vegetarian: vegetariano vegetariana
      in: pelo pela
      in: no na
      the: o a os as
      of: de do da
      and: e
      or: ou
      a: um
      my: meu minha meus minhas
      we: nos
      parents: pais
      mother: mae
      father: pai
      sister: irma
      brother: irmao
      son: filho
      daughter: filha
      wife: mulher esposa
      husband: marido
      friends: amigos amigas
      family: familia
      couples: casais
      months: meses
      years: anos
      up to: ate
      sea: mar
      sunny: sol
      wine: vinho
      quiet: tranquilo
      cheap: barato barata
      mountains: montanha montanhas
      without: sem
    `),
  },
};
const DUTCH: Language = {
  telling: {
    ...months("januari februari maart april mei juni juli augustus september oktober november december"),
    ...words(`
      pensioners: senioren
      wheelchair: rolstoel
      fourteen: veertien
      vegetarian: vegetarisch
      nights: nachten nacht
      days: dagen
      weeks: weken
      months: maanden
      adults: volwassenen volwassene
      people: personen mensen
      children: kinderen
      girlfriend: vriendin
      friends: vrienden vriendinnen
      parents: ouders
      family: gezin
      easter: pasen
      christmas: kerst kerstmis
      whitsun: pinksteren
      ascension: hemelvaart
      honeymoon: huwelijksreis
      alone: alleen
      cheap: goedkoop goedkope
      quiet: rustig rustige
      rental car: huurauto
      from: vanaf
    `),
  },
  hints: words(`
    with: met
    to: naar
    a: een
    i: ik
    we: wij
    for: voor
  `),
  small: {
    ...numbers("twee drie vier vijf zes zeven acht negen tien"),
    ...words(`
      couple: koppel stel
      are: zijn
      and: en
      or: of
      the: de het
      of: van
      to: tot
      my: mijn
      our: ons onze
      wife: vrouw
      husband: man
      boyfriend: vriend
      mother: moeder
      father: vader
      sister: zus
      brother: broer
      child: kind
      son: zoon
      daughter: dochter
      days: dag
      years: jaar
      early: begin
      mid: half midden
      end: eind einde
      sea: zee
      beach: strand
      sunny: zon
      wine: wijn
      mountains: bergen
      dog: hond
      without: zonder
      not: niet geen
      together: samen
    `),
  },
};

export const LANGUAGES: readonly Language[] = [GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH];

/** Turns of phrase of all of them, in their order; "pro Person" stands beside English words too. */
export const PHRASES: readonly [RegExp, string][] = (
  [
    [
      "pro (?:person|kopf|nase)|par (?:personne|tete)|por (?:persona|cabeza|pessoa)|a (?:persona|testa|cabeza)|per (?:persoon|persona)",
      "per person",
    ],
    [
      "verlängertes wochenende|week-?end prolongé|fin de semana largo|fine settimana lungo|fim de semana prolongado|lang weekend",
      "long weekend",
    ],
    ["fin de semana|fin de semaine|fim de semana|fine settimana|week-end", "weekend"],
    ["voyage de noces|lune de miel|luna de miel|viaggio di nozze|lua de mel", "honeymoon"],
    [
      "mercatini di natale|weihnachtsm[aä]rkte?|marchés? de noël|mercad(?:o|illo)s? de navidad|mercados? de natal|kerstmarkt(?:en)?",
      "christmas markets",
    ],
    ["nouvel an|ano novo|oud en nieuw", "new year"],
    ["zu zweit|à deux|(?:siamo )?in due|met z'n twee[ëe]n|met zijn twee[ëe]n|a dois|(?:para |los |las )dos", "for two"],
    ["zu dritt|à trois|(?:siamo )?in tre|met z'n drie[ëe]n", "for three"],
    ["zu viert|à quatre|(?:siamo )?in quattro|met z'n vieren", "for four"],
    ["mit dem zug|en train|en tren|in treno|de comboio|met de trein", "by train"],
    ["nicht zu teuer|pas trop cher|niet te duur|non troppo caro|no muy caro|não muito caro", "not too expensive"],
    ["lo más barato posible|pas cher", "cheap"],
    [
      "nicht mehr als|pas plus de|no más de|non più di|não mais (?:de|que)|niet meer dan|bis zu|jusqu'à|fino a",
      "up to",
    ],
    ["en total|en tout|in tutto|no total|ao todo|in totaal", "in total"],
    [
      "saliendo de|salida (?:de|desde)|partenza da|partendo da|(?:au )?départ de|partant de|saindo de|partida de|vertrek vanaf|(?:ab)?flug (?:ab|von)",
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
