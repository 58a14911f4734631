import { readWhere } from "#app/modules/catalogue/places/areas";
import { spelled } from "#app/modules/catalogue/search/query-spelling";
import { patternOf } from "#app/shared/patterns";
import { A_NUMBER, numberIn } from "./number-words";
import { WEEKDAY } from "./said";
import { foldText } from "#app/shared/text";

/** "Our 10th anniversary" is no day. */
const BIRTHDAY =
  /(?:(?:my|her|his|their) )?\d{1,2}(?:st|nd|rd|th|[- ]years?)? ((?:wedding )?(?:anniversary|birthday))/gu;
/** "We fancy Rome" wants no luxury. */
const TO_FANCY =
  /(?<=(?<!\p{L})(?:i|we|they|he|she|you|would|really|quite|i'd|we'd|anyone|[a-z]+ and i) )fancy(?=ing|ied| )|(?<!\p{L})fancy(?= (?:an?|some|going|seeing|to)(?!\p{L}))/gu;
/** "Fri evening 12 March": the time of the day says nothing of it. */
const TIME_OF_DAY = new RegExp(
  `(?<=(?<!\\p{L})${WEEKDAY}) (?:early |late )?(?:mornings?|afternoons?|evenings?|nights?|lunchtime|noon|am|pm)(?! (?:in|at) )(?!\\p{L})`,
  "gu",
);

/** "Not the weekend of the 12th", "not in hurricane season": days that no reader can leave out. */
const NOT_THEN =
  /(?<!\p{L})(?:(?:but )?not(?: on| in| over| during)? (?:the |that )?(?:weekend|week|\d{1,2}(?:st|nd|rd|th))(?!\p{L})[^,;.]*|(?:but )?(?:not|avoid(?:ing)?|outside(?: of)?|out of|except)(?: (?:on|in|over|during))?(?: the)? (?:\p{L}+ )?seasons?(?!\p{L}))/gu;

/** "Ski week? No thanks": a question that the writer answers with no. */
const REFUSED = /(?<=^|[.!?;] ?)[^.!?;]*\? ?(?:no|nope|nah)(?: thanks| thank you)?(?: ?[.!]+|$)/gu;
/** "A road trip from San Francisco to Los Angeles" begins where the traveller has flown to. */
const ROAD_TRIP = /(?<=(?<!\p{L})road ?trip )from (?=\p{L}+(?: \p{L}+){0,2} to \p{L})/giu;

/** Friends and relatives who live where the trip goes do not travel: "staying with friends in Athens". */
const HOSTS =
  /(?<!\p{L})((?:visit(?:ing)?|stay(?:ing)? (?:with|at)|see(?:ing)?) (?:(?:my|our|some|old|good|a|the|his|her) )*)(?:friends?|family|relatives|parents|mum|mom|dad|sister|brother|son|daughter|cousins?|aunt|uncle|grandparents|grandma|grandpa|gran|mates?)(?='s? |(?: (?:in|at|who|there|over)|[,.;]|$)(?! (?:and i|and me)))/gu;
/** "To see my son and his wife". */
const HOSTS_IN_PAIRS =
  /(?<!\p{L})((?:visit(?:ing)?|see(?:ing)?|stay(?:ing)? with) (?:my|our) )(?:son|daughter|brother|sister|cousin|friend|uncle|aunt) and (his|her) (?:wife|husband|partner|girlfriend|boyfriend|family|kids|children)(?!\p{L})/gu;
/** "My sister lives in Toronto". */
const LIVING_THERE =
  /(?<!\p{L})((?:my|our) )(?:\p{L}+[- ])?(?:friends?|parents|mum|mom|dad|sister|brother|son|daughter|cousins?|aunt|uncle|family)(?= (?:lives?|living|is living|are living|studies|moved|is based)(?!\p{L}))/gu;
/** Somebody else at the wheel does not travel: "my brother drives us to Salzburg". */
const DRIVEN =
  /(?<!\p{L})(?:(?:my|our|a) )?(?:friend|parents|mum|mom|dad|father|mother|sister|brother|son|daughter|cousin|aunt|uncle|neighbou?r|colleague)s?(?: (?:is|are|will|can))? (?:driv(?:es?|ing)|tak(?:es?|ing)|bring(?:s|ing)?|drop(?:s|ping)?) (?:us|me)(?: off| over| there)?(?= (?:to|at|in)(?!\p{L}))/gu;
/** "A one year old", "my 82 y.o. grandmother": ages in one form. */
const AGE_IN_WORDS = patternOf(`(?<![\\p{L}\\p{N}])(?!an? )${A_NUMBER}[- ]years?[- ]olds?(?!\\p{L})`, "gu");
const AGE_IN_SHORT = /(?<![\p{L}\p{N}])(\d{1,3}) ?(?:y\.? ?\/?o\.?|yrs?\.?[- ]old)(?![\p{L}\p{N}])/gu;
/** "(8y)", "(4+7)", "(4, 6 and 10 years)". */
const AGES_IN_BRACKETS =
  /\((\d{1,2}(?:(?: ?[,&+/] ?| and )\d{1,2})*) ?(y|j|yo|y\.o|yrs?|years?(?: old)?|[- ]year[- ]olds?)?\.?\)/gu;

/** "(6mo and 4)": a baby's age beside another one. */
const MONTHS_IN_BRACKETS =
  /(?<=\((?:\d{1,2}(?: ?[,&+] ?| and ))*)(\d{1,2}) ?(?:mos?|mths?|months?)(?= ?(?:[,&+]|and )[^()]*\))/gu;

/** "2 kids 8/11". */
const AGES_WITH_SLASH =
  /(?<=(?:kids|children|boys|girls|sons|daughters|teens),? (?:aged )?)(\d{1,2})\/(\d{1,2})(?![\d/])/gu;

/** Ages as the readers of a party know them. */
const withPlainAges = (text: string): string =>
  text
    .replace(MONTHS_IN_BRACKETS, (_, months: string) => String(Math.floor(Number(months) / 12)))
    .replace(
      AGES_IN_BRACKETS,
      (_, ages: string, unit?: string) =>
        `(${ages.replace(/ ?[&+/] ?| and /g, ", ")}${unit && unit.length > 1 ? " years" : ""})`,
    )
    .replace(AGES_WITH_SLASH, "$1, $2")
    .replace(AGE_IN_WORDS, (_, age: string) => `${numberIn(age)} year old`)
    .replace(AGE_IN_SHORT, "$1 year old");

/** "Kids free!", and not "what is kids free". */
const KIDS_FREE =
  /(?<!\p{L})(?<!(?:for|with|where|is|are) )(?:kids?|child(?:ren)?|baby)[- ]free(?= *(?:[!,.;:–-]|$| (?:trips?|weekends?|week|getaway|holidays?|vacation|break|time)(?!\p{L})))/gu;

/** A sentence folded, in its likely spelling: "w/ kids" reads "with kids". */
export function plainText(text: string): string {
  return (
    withPlainAges(foldText(text))
      .replace(HOSTS_IN_PAIRS, "$1hosts and $2 hosts")
      .replace(HOSTS, "$1hosts")
      .replace(LIVING_THERE, "$1hosts")
      .replace(DRIVEN, "we are driving")
      .replace(/(?<![\p{L}\p{N}])w\/o(?!\p{L}) ?/gu, "without ")
      .replace(/(?<![\p{L}\p{N}])w\/(?!c(?!\p{L})) ?/gu, "with ")
      .replace(/(?<!\p{L})dep\.? (?=\d)/gu, "leaving ")
      .replace(/(?<!\p{L})ret\.? (?=\d)/gu, "returning ")
      .replace(BIRTHDAY, "$1")
      .replace(/(?<!\p{L})(?:with|and|plus) (?:no|zero) (?=kids|children)/gu, "without ")
      .replace(KIDS_FREE, "without kids")
      .replace(/(?:our )?wedding anniversary/gu, "our anniversary")
      .replace(TO_FANCY, "want")
      .replace(TIME_OF_DAY, "")
      .replace(NOT_THEN, " ")
      .replace(REFUSED, " ")
      // Iceland's, and not Vienna's Ring.
      .replace(/(?<!\p{L})ring road(?!\p{L})/gu, "road trip")
      .replace(/(?<!\p{L})(?:a )?week-?long(?!\p{L})/gu, "a week")
      .replace(/(\d) ?x ?([£$€]\d[\d,.]*k?)(?![\p{L}\p{N}])/gu, "$2 each for $1 people")
      .replace(/([£$€]\d[\d,.]*k?) ?x ?(\d)(?![\p{L}\p{N}])/gu, "$1 each for $2 people")
      .replace(/\p{L}+/gu, spelled)
  );
}

/** "We live in Singapore" tells where the trip begins, unless that is said as well. */
const AT_HOME = /(?<!\p{L})(?:we|i)(?: (?:all|both))?(?: live|(?:'re| are|'m| am) (?:based|living)) in (?=\p{L})/giu;

/** "Friends from Leeds" tells where they live. */
export const withMeantFrom = (text: string): string =>
  text
    .replace(AT_HOME, / from \p{L}/iu.test(text) ? "of " : "from ")
    .replace(ROAD_TRIP, "")
    .replace(
      /(?<=(?<!\p{L})(?:friends?|family|parents|colleagues|cousins?) )from \p{Lu}\p{L}+(?! (?:to|\p{Lu}))(?!\p{L})/gu,
      "",
    )
    .replace(/(?<=(?<!\p{L})(?:friends?|family|parents|colleagues|cousins?|they're|they are) )from (?=\p{L})/giu, "of ")
    .replace(/(?<=(?<!\p{L})(?:family|school|class|college) )reunion(?!\p{L})/giu, "get-together");

const ROUTE = /^\W*(?:(?:a |an )?(?:flights?|fly|flying|trip|travel(?:ling)?|going|getaway|holiday|journey) )?/iu;
/** "London to Lisbon" at the beginning names the departure first, as "from London to Lisbon" does. */
export function withFrom(text: string, isCity: (name: string) => boolean): string {
  // "Paris → London → Amsterdam" is a tour.
  if (/(?<!\p{L})from \p{L}/iu.test(text) || text.split(/->|→/).length > 2) return text;
  const start = ROUTE.exec(text)?.[0].length ?? 0;
  const [, first = "", joint = "", second = ""] =
    /^((?:[^\s,;]+ ){1,3}?)((?:to|a|the) |->|→|-) ?([^\s,;]+(?: [^\s,;]+)?)/iu.exec(text.slice(start)) ?? [];
  const [shorter = ""] = second.split(" ");
  const isPlace = [second, shorter].some((name) => isCity(name) || readWhere(foldText(name)).where.length > 0);
  return joint !== "" && isCity(first.trim()) && isPlace ? `${text.slice(0, start)}from ${text.slice(start)}` : text;
}
