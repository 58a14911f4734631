import { countryNamedAbroad } from "#app/modules/catalogue/places/country-names";
import { foldName } from "#app/modules/catalogue/places/place-names";
import { countryName } from "#app/shared/display-names";
import { MONTHS } from "#app/shared/months";
import { entryOf } from "#app/shared/table";
import { foldText } from "#app/shared/text";
import { LANGUAGES, PHRASES } from "./languages";

type Language = (typeof LANGUAGES)[number];

/** Words of names that look like telling ones: "Chiang Mai", "Feria de Abril", "Semana Santa". */
const OF_NAMES =
  /(?<!\p{L})(?:chiang mai|mai (?:chau|khao)|feria de abril|mardi gras|santo domingo|semana santa|cinco de mayo)(?!\p{L})/giu;

/** One telling word is enough to know a language, or two small ones. */
const ENOUGH = 2;
const TIE = 0.01;

/** The language that most words of a text tell of; undefined for English. */
function languageOf(words: readonly string[]): Language | undefined {
  // Small words only decide between languages that share the telling ones.
  const scoreOf = ({ telling, hints, small }: Language): number =>
    words.reduce((sum, word) => {
      const english = entryOf(telling, word);
      if (english !== undefined && english !== word) return sum + ENOUGH;
      return sum + (entryOf(hints, word) === undefined ? (entryOf(small, word) === undefined ? 0 : TIE) : 1);
    }, 0);
  const [most] = LANGUAGES.map((language) => ({ language, score: scoreOf(language) })).sort(
    (a, b) => b.score - a.score,
  );
  return most && most.score >= ENOUGH ? most.language : undefined;
}

const DAY = "(0?[1-9]|[12]\\d|3[01])";
const MONTH = "(0?[1-9]|1[0-2])";
const YEAR = "(20[2-9]\\d|2[6-9])?(?!\\d)";
/** Weekdays before a day, of which its number says enough. */
const WD =
  "(?:(?:mo(?:ntag)?|di(?:enstag|nsdag|manche)?|mi(?:ttwoch)?|do(?:nnerstag|nderdag|mingo|menica)?|fr(?:eitag)?|sa(?:mstag|medi|bado|bato)?|so(?:nntag)?|lun(?:di|es|ed[iì])?|mar(?:di|tes|ted[iì])?|mer(?:credi|coled[iì])?|mi[eé]rcoles|jeu(?:di)?|jueves|gio(?:ved[iì])?|ven(?:dredi|erd[iì])?|viernes|s[áa]bado|sexta|quinta|vrijdag|zaterdag|zondag|maandag|woensdag)\\.?,? )?";
const TO = " ?(?:-|–|bis(?: zum)?|to|until|tot|al?|au|à) ?";
/** Days as they are written in much of Europe: "3.5.-10.5.", "3.-10.5.", "am 3.5." */
const DOTTED_SPAN = new RegExp(
  `(?<![\\d.,])${DAY}\\.${MONTH}\\.${TO}${WD}${DAY}\\.${MONTH}(?:\\.${YEAR})?(?![\\d.])`,
  "giu",
);
const DOTTED_IN_MONTH = new RegExp(`(?<![\\d.,])${DAY}\\.?${TO}${DAY}\\.${MONTH}\\.${YEAR}(?!\\d)`, "giu");
const DOTTED_DAY = new RegExp(`(?<=(?:^|[ ,(])(?:am|ab|vom|on|from|bis) )${DAY}\\.${MONTH}\\.${YEAR}(?![\\d])`, "giu");
/** "Warsaw, 3 people, 06.03." */
const DOTTED_END = new RegExp(`(?<=^|[ ,(])${DAY}\\.${MONTH}\\.(?=$|[ ,)](?! ?\\d))`, "giu");
/** "3. bis 10. Mai": the ordinals of a day in German. */
const ORDINAL = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\.(?= ?(?:to|-|–|until|${MONTHS.map((name) => name.toLowerCase()).join("|")})(?!\\p{L}))`,
  "giu",
);

/** "du 12 au 19 avril", "de 10 a 14 de junho", "dal 5 all'8 febbraio", "12 a 26 de outubro". */
const DAYS_OF_MONTH = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:de|du|del|dal|van|vom|von) )?${WD}(\\d{1,2})\\.? (?:a |al |all'|au |bis |bis zum |tot )${WD}(\\d{1,2})\\.?(?= (?:de |di |d')?(?:jan|ene|gen|f[eé][bv]|m[aä]r|maa|apr|abr|avr|ma[iygj]|mei|giu|jun|jui|lug|jul|ago|a[uo][gû]|out|o[ckt]t|set|sep|nov|di[cz]|d[eé][cz]))`,
  "giu",
);

/** Names that mean a town before they mean an island. */
const NO_COUNTRIES = new Set(["granada"]);

/** "zwischen dem 3. und 10. Mai", "entre el 3 y el 10 de mayo". */
const BETWEEN_DAYS =
  /(?<!\p{L})(?:zwischen (?:dem )?|tussen (?:de )?|entre (?:le |el |os dias )?|[tf]ra (?:il )?)(\d{1,2})\.? (?:und|en|et|y|e)(?: dem| de| le| el| il)? (\d{1,2})\.?(?= (?:de |di )?\p{L}{3})/giu;

/** The English name of a country of which a word is the name abroad: "Grèce". */
function countryIn(word: string): string | undefined {
  const code =
    /^\p{Lu}/u.test(word) && !NO_COUNTRIES.has(foldName(word)) ? countryNamedAbroad(foldName(word)) : undefined;
  const name = code && countryName(code);
  return name && foldName(name) !== foldName(word) ? name : undefined;
}

const monthName = (number: string): string => MONTHS[Number(number) - 1]!.toLowerCase();
const yearOf = (digits: string | undefined): string => (digits ? ` ${digits.length === 2 ? "20" : ""}${digits}` : "");

/**
 * A sentence with the words of German, French, Spanish, Italian, Portuguese and Dutch that trips are told in as English
 * ones, and with days such as "3.5.-10.5." in words. Names and all other words stay as they are written.
 * @param onStep is told the text before it is read word by word
 */
export function inEnglish(sentence: string, onStep: (text: string) => void = () => undefined): string {
  const dated = sentence
    .replace(/(?<![\p{L}\p{N}])1er(?!\p{L})/gu, "1")
    .replace(/^(\p{Lu}\p{L}+) para (?=\p{Lu}\p{L})/u, "$1 to ")
    .replace(
      /(?<=^|[,.;] )(?:[Dd][ea]|[Vv][ao]n) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:a|à|nach|naar|para) (?=\p{Lu}\p{L})/u,
      "from $1 to ",
    )
    .replace(BETWEEN_DAYS, "between $1 and $2")
    .replace(DAYS_OF_MONTH, "from $1 to $2")
    .replace(
      DOTTED_SPAN,
      (_, d1: string, m1: string, d2: string, m2: string, year?: string) =>
        `${d1} ${monthName(m1)} - ${d2} ${monthName(m2)}${yearOf(year)}`,
    )
    .replace(
      DOTTED_IN_MONTH,
      (_, d1: string, d2: string, month: string, year?: string) => `${d1}-${d2} ${monthName(month)}${yearOf(year)}`,
    )
    .replace(DOTTED_END, (_, day: string, month: string) => `${day} ${monthName(month)}`)
    .replace(DOTTED_DAY, (_, day: string, month: string, year?: string) => `${day} ${monthName(month)}${yearOf(year)}`);
  const text = PHRASES.reduce((said, [from, to]) => said.replace(from, to), dated);
  // As it was written: turns of phrase and days may hold all that tells.
  const language = languageOf((sentence.replace(OF_NAMES, " ").match(/\p{L}+/gu) ?? []).map(foldText));
  onStep(text);
  if (!language) return text;
  const names = [...text.matchAll(OF_NAMES)].map((match) => [match.index, match.index + match[0].length] as const);
  const words = { ...language.small, ...language.hints, ...language.telling };
  // Words that need two English ones come second, so that each of the others stands for its own.
  const put = (said: string, isMeant: (english: string) => boolean): string =>
    said.replace(/\p{L}+/gu, (word, at: number) => {
      const english = entryOf(words, foldText(word)) ?? countryIn(word);
      const isOfName = said === text && names.some(([from, to]) => at >= from && at < to);
      return english === undefined || isOfName || !isMeant(english) ? word : english;
    });
  const single = put(text, (english) => !english.includes(" "));
  onStep(single);
  return put(single, (english) => english.includes(" "))
    .replace(/(?<!\p{L})for person(?!\p{L})/giu, "per person")
    .replace(ORDINAL, "$1")
    .replace(/(?<!\p{L})[ld]['’](?=\p{Lu})/gu, "")
    .replace(/(?<!\p{L})(not) the (?=\p{Lu})/giu, "$1 ");
}
