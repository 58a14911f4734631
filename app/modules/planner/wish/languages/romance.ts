import { months, numbers, words } from "./language-words";
import type { Language } from "./language-words";

export const FRENCH: Language = {
  telling: {
    ...months("janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre"),
    ...words(`
      wedding: mariage
      lunch: dejeuner
      afternoon: apres-midi
      christening: bapteme
      autumn: automne
      winter: hiver
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
      friends: amis amies copines copains
      sister: soeur sœur
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
      women: femmes
      men: hommes
      scotland: ecosse
      england: angleterre
      monday: lundi
      tuesday: mardi
      wednesday: mercredi
      thursday: jeudi
      friday: vendredi
      saturday: samedi
      sunday: dimanche
      spring: printemps
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
      daughters: filles
      pounds: livres
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
      ascension: ascension
      summer: ete
      not: pas
      thousand: mille
    `),
  },
};

export const ITALIAN: Language = {
  telling: {
    ...months("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
    ...words(`
      wedding: matrimonio
      dinner: cena
      lunch: pranzo
      match: partita
      afternoon: pomeriggio
      christening: battesimo
      wheelchair: carrozzina
      autumn: autunno
      winter: inverno
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
      women: donne
      men: uomini
      couples: coppie
      scotland: scozia
      england: inghilterra
      total: totale
      monday: lunedi
      tuesday: martedi
      wednesday: mercoledi
      thursday: giovedi
      friday: venerdi
      saturday: sabato
      sunday: domenica
      spring: primavera
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
      girlfriend: fidanzata ragazza
      boyfriend: fidanzato ragazzo
      mother: madre mamma
      father: padre papa
      son: figlio
      daughter: figlia
      daughters: figlie
      pounds: sterline
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
      summer: estate
      not: non
      thousand: mila mille
      i: io
    `),
  },
};
