import { months, numbers, words } from "./language-words";
import type { Language } from "./language-words";

export const SPANISH: Language = {
  telling: {
    ...months("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    ...words(`
      wedding: boda
      dinner: cena
      lunch: almuerzo
      match: partido
      concert: concierto
      christening: bautizo
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
