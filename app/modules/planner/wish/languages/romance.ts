import { months, numbers, words } from "./language-words";
import type { Language } from "./language-words";

export const FRENCH: Language = {
  telling: {
    ...months("janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre"),
    ...words(`
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

export const SPANISH: Language = {
  telling: {
    ...months("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    ...words(`
      students: estudiantes
      autumn: otono
      winter: invierno
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
      women: mujeres
      men: hombres
      couples: parejas
      scotland: escocia
      england: inglaterra
      monday: lunes
      tuesday: martes
      wednesday: miercoles
      thursday: jueves
      friday: viernes
      saturday: sabado
      sunday: domingo
      spring: primavera
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
      daughters: hijas
      max: maximo
      pounds: libras
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
      summer: verano
      thousand: mil
      dollars: dolares
      without: sin
      food: comida
    `),
  },
};

export const ITALIAN: Language = {
  telling: {
    ...months("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
    ...words(`
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

export const PORTUGUESE: Language = {
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
      autumn: outono
      winter: inverno
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
      women: mulheres
      men: homens
      scotland: escocia
      england: inglaterra
      spring: primavera
      vegetarian: vegetariano vegetariana
      in: pelo pela
      in: no na
      the: o a os as
      of: de do da
      and: e
      or: ou
      a: um
      my: meu minha meus minhas
      parents: pais
      mother: mae
      father: pai
      sister: irma
      brother: irmao
      son: filho
      daughter: filha
      daughters: filhas
      max: maximo
      pounds: libras
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
      not: nao
      summer: verao
      thousand: mil
      dollars: dolares
      saturday: sabado
      sunday: domingo
      friday: sexta
      thursday: quinta
      in: nas nos
    `),
  },
};
