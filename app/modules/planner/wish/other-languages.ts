import { MONTHS } from "#app/shared/months";
import { entryOf } from "#app/shared/table";
import { foldText } from "#app/shared/text";

type Words = Readonly<Record<string, string>>;

/** The words of a language that sentences about trips have, folded, with the English ones. */
interface Language {
  /** Words that English does not have: one of them makes a sentence one of this language. */
  telling: Words;
  /** Words that mean something else in English, read only in such a sentence. */
  small: Words;
}

/** The twelve months of a language, in their order, with the English names. */
function months(names: string): Words {
  return Object.fromEntries(names.split(" ").map((name, index) => [name, MONTHS[index]!.toLowerCase()]));
}

const NUMBERS = "two three four five six seven eight nine ten".split(" ");
function numbers(names: string): Words {
  return Object.fromEntries(names.split(" ").map((name, index) => [name, NUMBERS[index]!]));
}

const GERMAN: Language = {
  telling: {
    ...months("januar februar marz april mai juni juli august september oktober november dezember"),
    maerz: "march",
    nachte: "nights",
    nachten: "nights",
    tage: "days",
    tagen: "days",
    woche: "week",
    wochen: "weeks",
    wochenende: "weekend",
    erwachsene: "adults",
    erwachsenen: "adults",
    erw: "adults",
    kinder: "children",
    kindern: "children",
    personen: "people",
    freunde: "friends",
    freunden: "friends",
    ostern: "easter",
    weihnachten: "christmas",
    silvester: "new year's eve",
  },
  small: {
    ...numbers("zwei drei vier funf sechs sieben acht neun zehn"),
    im: "in",
    nach: "to",
    fur: "for",
    mit: "with",
    und: "and",
    oder: "or",
    ab: "from",
    von: "from",
    vom: "from",
    bis: "to",
    am: "on",
    ein: "a",
    eine: "a",
    einen: "a",
    einer: "a",
    wir: "we",
    ich: "i",
    mein: "my",
    meine: "my",
    meiner: "my",
    meinem: "my",
    unsere: "our",
    unseren: "our",
    frau: "wife",
    mann: "husband",
    freundin: "girlfriend",
    freund: "boyfriend",
    kind: "child",
    tag: "days",
    nacht: "nights",
    zum: "to",
    zur: "to",
    der: "the",
    die: "the",
    das: "the",
    den: "the",
    dem: "the",
    insgesamt: "in total",
  },
};
const FRENCH: Language = {
  telling: {
    ...months("janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre"),
    nuit: "nights",
    nuits: "nights",
    jours: "days",
    semaine: "week",
    semaines: "weeks",
    personne: "people",
    personnes: "people",
    adultes: "adults",
    enfants: "children",
    amis: "friends",
    paques: "easter",
  },
  small: {
    ...numbers("deux trois quatre cinq six sept huit neuf dix"),
    en: "in",
    a: "in",
    au: "to",
    aux: "to",
    du: "from",
    pour: "for",
    avec: "with",
    et: "and",
    ou: "or",
    un: "a",
    une: "a",
    le: "the",
    la: "the",
    les: "the",
    de: "of",
    des: "of",
    nous: "we",
    mon: "my",
    ma: "my",
    mes: "my",
    femme: "wife",
    mari: "husband",
  },
};
const SPANISH: Language = {
  telling: {
    ...months("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    noche: "nights",
    noches: "nights",
    dias: "days",
    semana: "week",
    semanas: "weeks",
    personas: "people",
    adultos: "adults",
    ninos: "children",
    amigos: "friends",
    navidad: "christmas",
  },
  small: {
    ...numbers("dos tres cuatro cinco seis siete ocho nueve diez"),
    en: "in",
    del: "from",
    desde: "from",
    al: "to",
    hasta: "to",
    el: "the",
    la: "the",
    los: "the",
    las: "the",
    y: "and",
    o: "or",
    con: "with",
    para: "for",
    de: "of",
    un: "a",
    una: "a",
    mi: "my",
    mis: "my",
    mujer: "wife",
    esposa: "wife",
    marido: "husband",
    persona: "person",
    por: "per",
  },
};
const ITALIAN: Language = {
  telling: {
    ...months("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
    notte: "nights",
    notti: "nights",
    giorni: "days",
    settimana: "week",
    settimane: "weeks",
    persone: "people",
    adulti: "adults",
    bambini: "children",
    amici: "friends",
    pasqua: "easter",
    natale: "christmas",
  },
  small: {
    ...numbers("due tre quattro cinque sei sette otto nove dieci"),
    a: "in",
    dal: "from",
    al: "to",
    per: "for",
    con: "with",
    e: "and",
    o: "or",
    di: "of",
    il: "the",
    la: "the",
    un: "a",
    una: "a",
    mia: "my",
    mio: "my",
    moglie: "wife",
    marito: "husband",
    testa: "person",
  },
};
const LANGUAGES = [GERMAN, FRENCH, SPANISH, ITALIAN];

/** Turns of phrase, in their order; "pro Person" stands beside English words too. */
const PHRASES: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:pro (?:person|kopf|nase)|par personne|por persona|a persona|a testa)(?!\p{L})/giu, "per person"],
  [/(?<!\p{L})(?:fin de semana|fin de semaine|week-end)(?!\p{L})/giu, "weekend"],
  [/(?<!\p{L})zu zweit(?!\p{L})/giu, "for two"],
  [/(?<!\p{L})zu dritt(?!\p{L})/giu, "for three"],
  [/(?<!\p{L})zu viert(?!\p{L})/giu, "for four"],
];

/** Words of names that look like telling ones: "Chiang Mai", "Feria de Abril", "Semana Santa". */
const OF_NAMES = /(?<!\p{L})(?:chiang mai|mai (?:chau|khao)|feria de abril|semana santa|cinco de mayo)(?!\p{L})/giu;

/** The language that most words of a text tell of; undefined for English. */
function languageOf(words: readonly string[]): Language | undefined {
  const isEnglish = (word: string, { telling }: Language): boolean => telling[word] === word;
  const [most] = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => entryOf(language.telling, word) !== undefined && !isEnglish(word, language)).length,
  })).sort((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.language : undefined;
}

const DAY = "(0?[1-9]|[12]\\d|3[01])";
const MONTH = "(0?[1-9]|1[0-2])";
const YEAR = "(20[2-9]\\d|2[6-9])?(?!\\d)";
const TO = " ?(?:-|–|bis(?: zum)?|to|until) ?";
/** Days as they are written in much of Europe: "3.5.-10.5.", "3.-10.5.", "am 3.5." */
const DOTTED_SPAN = new RegExp(
  `(?<![\\d.,])${DAY}\\.${MONTH}\\.${TO}${DAY}\\.${MONTH}(?:\\.${YEAR})?(?![\\d.])`,
  "giu",
);
const DOTTED_IN_MONTH = new RegExp(`(?<![\\d.,])${DAY}\\.?${TO}${DAY}\\.${MONTH}\\.${YEAR}(?!\\d)`, "giu");
const DOTTED_DAY = new RegExp(`(?<=(?:^|[ ,(])(?:am|ab|vom|on|from|bis) )${DAY}\\.${MONTH}\\.${YEAR}(?![\\d])`, "giu");
/** "3. bis 10. Mai": the ordinals of a day in German. */
const ORDINAL = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\.(?= ?(?:to|-|–|until|${MONTHS.map((name) => name.toLowerCase()).join("|")})(?!\\p{L}))`,
  "giu",
);

const monthName = (number: string): string => MONTHS[Number(number) - 1]!.toLowerCase();
const yearOf = (digits: string | undefined): string => (digits ? ` ${digits.length === 2 ? "20" : ""}${digits}` : "");

/**
 * A sentence with the words of German, French, Spanish and Italian that trips are told in as English ones, and with
 * days such as "3.5.-10.5." in words. Names and all other words stay as they are written.
 */
export function inEnglish(sentence: string): string {
  const dated = sentence
    .replace(
      DOTTED_SPAN,
      (_, d1: string, m1: string, d2: string, m2: string, year?: string) =>
        `${d1} ${monthName(m1)} - ${d2} ${monthName(m2)}${yearOf(year)}`,
    )
    .replace(
      DOTTED_IN_MONTH,
      (_, d1: string, d2: string, month: string, year?: string) => `${d1}-${d2} ${monthName(month)}${yearOf(year)}`,
    )
    .replace(DOTTED_DAY, (_, day: string, month: string, year?: string) => `${day} ${monthName(month)}${yearOf(year)}`);
  const text = PHRASES.reduce((said, [from, to]) => said.replace(from, to), dated);
  const language = languageOf((text.replace(OF_NAMES, " ").match(/\p{L}+/gu) ?? []).map(foldText));
  if (!language) return text;
  const names = [...text.matchAll(OF_NAMES)].map((match) => [match.index, match.index + match[0].length] as const);
  const words = { ...language.small, ...language.telling };
  return text
    .replace(/\p{L}+/gu, (word, at: number) =>
      names.some(([from, to]) => at >= from && at < to) ? word : (entryOf(words, foldText(word)) ?? word),
    )
    .replace(ORDINAL, "$1");
}
