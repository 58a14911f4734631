import { months, numbers, words } from "./language-words";
import type { Language } from "./language-words";

export const GERMAN: Language = {
  telling: {
    ...months("januar februar marz april mai juni juli august september oktober november dezember"),
    ...words(`
      wedding: hochzeit
      dinner: abendessen
      lunch: mittagessen
      concert: konzert
      match: fussballspiel
      conference: konferenz tagung
      afternoon: nachmittag
      christening: taufe
      fourteen: vierzehn
      toddler: kleinkind
      best: besten beste bester
      couples: paare
      women: frauen
      men: manner
      scotland: schottland
      sicily: sizilien
      house: haus hauschen ferienhaus
      apartment: wohnung ferienwohnung
      spring: fruhling fruhjahr
      summer: sommer
      autumn: herbst
      summer holidays: sommerferien
      monday: montag
      tuesday: dienstag
      wednesday: mittwoch
      thursday: donnerstag
      friday: freitag
      saturday: samstag sonnabend
      sunday: sonntag
      thousand: tausend
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
      daughters: tochtern
      sons: sohne sohnen
      pounds: pfund
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

export const DUTCH: Language = {
  telling: {
    ...months("januari februari maart april mei juni juli augustus september oktober november december"),
    ...words(`
      pensioners: senioren gepensioneerden
      couples: koppels
      person: persoon
      sicily: sicilie
      scotland: schotland
      england: engeland
      a week: weekje
      city trip: stedentrip
      adults: volw
      spring: lente voorjaar
      summer: zomer
      autumn: herfst
      summer holidays: zomervakantie
      monday: maandag
      tuesday: dinsdag
      wednesday: woensdag
      thursday: donderdag
      friday: vrijdag
      saturday: zaterdag
      sunday: zondag
      thousand: duizend
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
      from: vanaf vanuit
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
      daughters: dochters
      sons: zonen zoons
      pounds: pond
      days: dag
      years: jaar
      early: begin
      mid: midden
      women: vrouwen
      men: mannen
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
      total: totaal
    `),
  },
};
