import { patternOf } from "#app/shared/patterns";
import { A_NUMBER as N, numberIn } from "../number-words";
import { MONTH } from "../said";
import type { Said } from "../said";

/** The length of a trip, as far as a sentence gives it. */
export interface SaidLength {
  /** Nights away. */
  nights?: number;
  /** The length as a sentence for the page where it had to be cut or chosen: "a month" is more than we plan. */
  guess?: string;
  /** A trip over a weekend begins on a Friday. */
  isWeekend: boolean;
}

const FULL = "(?:full |whole |more |long |short )?";
const UNIT = "(days?|nights?|nites?|nts?|weeks?|wks?|months?)";
const WEEKEND_NIGHTS = 2;
const LONG_WEEKEND_NIGHTS = 3;
const FEW_DAYS = 4;

const nightsOf = (count: number, unit: string): number =>
  unit.startsWith("day")
    ? Math.max(1, count - 1)
    : count * (/^we?e?k/.test(unit) ? 7 : unit.startsWith("month") ? 30 : 1);

/** Takes the lengths beside one that was taken, and gives back those that differ: "3 nights in Rome, 4 in Florence". */
export function takeOtherLengths(said: Said, nights: number | undefined): string[] {
  if (nights === undefined) return [];
  const others: string[] = [];
  const pattern = `(?<![\\p{L}\\p{N}])(?<!in )(?!an? )${N}[ -]?(nights?|nites?|nts?|days|weeks)(?![\\p{L}\\p{N}])`;
  said.text = said.text.replace(patternOf(pattern, "gu"), (length, count: string, unit: string) => {
    if (nightsOf(numberIn(count), unit) !== nights) others.push(length);
    return " ; ";
  });
  return others;
}

/** A hand that takes lengths out of a sentence and keeps the first. */
interface Hand {
  said: Said;
  length: SaidLength;
  set(this: void, nights: number, guess?: string): void;
  /** Takes a pattern where no length is known yet. */
  take(this: void, pattern: string, found: (groups: string[]) => void): boolean;
}

function handFor(said: Said, length: SaidLength): Hand {
  const set = (nights: number, guess?: string): void => {
    length.nights = nights;
    if (guess) length.guess = guess;
  };
  const take = (pattern: string, found: (groups: string[]) => void): boolean => {
    if (length.nights !== undefined) return false;
    const groups = said.take(
      patternOf(
        `(?<![\\p{L}\\p{N}])(?:for |about |around |approx(?:imately)? |roughly |some |up to |max(?:imum)? |at most |over |only |just )*${pattern}(?![\\p{L}\\p{N}])`,
        "u",
      ),
    );
    if (groups) found(groups);
    return groups !== undefined;
  };
  return { said, length, set, take };
}

/** "5 nights, 6 days", "4D3N": the nights of a trip whose days are told too. */
function takeNightsAndDays({ set, take }: Hand): void {
  const nights = "(\\d{1,2}) ?(?:n|nts?|nights?|nites?)";
  const days = "(\\d{1,2}) ?(?:d|days?)";
  const joint = " ?(?:[,/&+(-]|and)? ?";
  take(`${nights}${joint}${days}\\)?`, ([count = ""]) => set(Number(count)));
  take(`${days}${joint}${nights}\\)?`, ([, count = ""]) => set(Number(count)));
}

const COUNTED_NIGHTS = new RegExp(`(?<![\\p{L}\\p{N}])(?!an? )${N}[ -]?(?:nights?|nites?|nts?)(?![\\p{L}\\p{N}])`, "u");

/** "A long weekend", "a week or two", "two and a half weeks", "a few days". */
function takeTurns({ said, length, set, take }: Hand): void {
  take("(?:a |the )?(?:long|extended|3[- ]day|three[- ]day|bank holiday) weekend", () => {
    // "A long weekend, 4 nights".
    if (!COUNTED_NIGHTS.test(said.text)) set(LONG_WEEKEND_NIGHTS);
    length.isWeekend = true;
  });
  take(
    `(?:between )?${N}(?: ?[-–] ?| to | or |(?<=between \\w+) and )${N}[ -]${FULL}${UNIT}`,
    ([from = "", to = "", unit = ""]) =>
      set(nightsOf(numberIn(to), unit), `You said ${from} to ${to} ${unit}; we chose ${to}.`),
  );
  take("a week or two", () => set(14, "You said a week or two; we chose two."));
  take(`(?:a|one) week and a half`, () => set(10));
  take(`half a week`, () => set(3));
  take(`${N} and a half days`, ([days = ""]) => set(numberIn(days)));
  take(`${N} and a half weeks`, ([weeks = ""]) => set(Math.round(numberIn(weeks) * 7 + 3.5)));
  take(`${N} weeks? (?:and|plus) ${N} (days?|nights?)`, ([weeks = "", more = ""]) =>
    set(numberIn(weeks) * 7 + numberIn(more)),
  );
  take("(?<!first |last |second )(?:a )?fortnight", () => set(14));
  take("(?:a )?couple(?: of)? (days|nights|weeks)", ([unit = ""]) => set(nightsOf(unit === "days" ? 3 : 2, unit)));
  take("(?:a )?few (days|nights)", ([unit = ""]) =>
    set(nightsOf(FEW_DAYS, unit), `You said a few ${unit}; we chose four.`),
  );
}

/** "10 days", "in two weeks" where something is seen in them, "a city break". */
function takeCounts({ said, length, set, take }: Hand): void {
  // "in two weeks" is a date, unless something is seen in them; "for two weeks" and "two weeks" are a length.
  take(
    `(?<!\\bin |\\bfirst |\\blast )(?!(?<=(?:\\d|\\dk|€) )an? )${N}[ -]?${FULL}${UNIT}(?!(?<!nights?) (?:ahead|before|after|earlier|later|longer|from now|of age|old))`,
    ([count = "", unit = ""]) => {
      if (numberIn(count) > 0) set(nightsOf(numberIn(count), unit));
    },
  );
  // "Doable in 3 days in February" is a length too.
  take(
    `in ${N}[ -]${FULL}${UNIT}(?= (?:in|during|of|over) (?:the |early |mid |late )*(?:${MONTH}|spring|summer|autumn|fall|winter)(?!\\p{L}))`,
    ([count = "", unit = ""]) => set(nightsOf(numberIn(count), unit)),
  );
  if (
    /\b(?:see|do|tour|explore|cover|visit|around|across|through|doable|enough|possible|feasible|manage|worth)\b/.test(
      said.text,
    )
  )
    take(`in ${N}[ -]${FULL}${UNIT}`, ([count = "", unit = ""]) => set(nightsOf(numberIn(count), unit)));
  if (length.nights === undefined && /\b(?:city|short|mini) break\b/.test(said.text)) {
    set(LONG_WEEKEND_NIGHTS, "We took a break to mean three nights.");
    length.isWeekend = true;
  }
}

/** "Jordan in 8 days, Christmas week": beside other dates the days are a length. */
export function takeLengthIn(said: Said, length: SaidLength): void {
  const { take, set } = handFor(said, length);
  take(`in ${N}[ -]?${FULL}${UNIT}`, ([count = "", unit = ""]) => set(nightsOf(numberIn(count), unit)));
}

/** Verbs of going, behind which days are counted to the departure: "we leave in 8 days". */
const SETS_OUT =
  /(?<!\p{L})(?:leav|depart|start|begin|go|fl[yi]|travel|head|set|arriv|off|free|available)\p{L}*(?!\p{L})/u;

/** "Lisbon and Porto in 8 days": as long as the trip where nobody sets out in so many days. */
export function takeDaysOfVisit(said: Said, length: SaidLength): void {
  if (SETS_OUT.test(said.text)) return;
  const { take, set } = handFor(said, length);
  take(`in ((?!an? |one |1 )${N}[ -]${FULL}days)(?!'| time)`, ([days = "", count = ""]) =>
    set(nightsOf(numberIn(count), "days"), `We read “in ${days}” as the length of the trip.`),
  );
}

/** Lengths with words between, hours, a night, a weekend. */
function takeOthers({ said, length, set, take }: Hand): void {
  // "a nice beach week", "three lazy nights": other readers take the words between.
  const between = patternOf(`(?<![\\p{L}\\p{N}])${N} ((?:[a-z]+ ){1,2})(nights?|days|weeks?)(?![\\p{L}\\p{N}])`, "u");
  if (length.nights === undefined)
    said.text = said.text.replace(between, (whole, count: string, words: string, unit: string) => {
      if (/\b(?:a|the|of|for|in|and|or|to)\b/.test(words) || !(numberIn(count) > 0)) return whole;
      set(nightsOf(numberIn(count), unit));
      return words;
    });
  // "Cheap week in Hurghada": a week without its article, at the beginning of a part.
  const bare =
    /(?<=^ *|[,;.:] *)((?:(?!(?:next|this|last|first|second|third|every|per|holy|golden|easter|christmas|carnival|each|in|the|one|mid)\b)\p{L}+ ){0,3})week (?=(?:in|at|on|to|with|for|away)\b)/u;
  if (length.nights === undefined && bare.test(said.text)) {
    said.text = said.text.replace(bare, "$1");
    set(7);
  }
  take("(\\d{1,2}) ?n", ([count = ""]) => set(Number(count)));
  take("(\\d{1,2})d", ([count = ""]) => set(nightsOf(Number(count), "days")));
  take("(24|48|72|96) ?(?:hours?|hrs?|h)", ([hours = ""]) => set(Number(hours) / 24));
  take("overnight", () => set(1));
  take(
    "(?<!(?:\\d(?:st|nd|rd|th)?|january|february|march|april|may|june|july|august|september|october|november|december) )(?:a |the )?weekend(?=(?<=^weekend) +\\p{L}| +(?:break|trip|getaway|away|in|at|to|for|with|from|by|on)| *[,.;:]| *$| +\\d|$)(?! of)",
    () => {
      set(WEEKEND_NIGHTS);
      length.isWeekend = true;
    },
  );
}

/** A length that tells of nights: then a day that is named too is a part of the trip. */
const OTHER_LENGTH = patternOf(
  `(?<![\\p{L}\\p{N}])(?:nights?|nites?|nts?|days|weeks?|weekends?|fortnight|months?|(?:24|48|72) ?h(?:ours?|rs?)?)(?!\\p{L})`,
  "u",
);

const FEW_HOURS = "(?:[4-9]|1\\d|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:hours?|hrs?|h)";
/** Travellers who are there between a ship or a flight and the next. */
const BETWEEN = /(?<!\p{L})(?:layover|stopover|cruise|ship|ashore|between (?:two )?flights)(?!\p{L})/u;

/** "A day in Lisbon off a cruise ship", "back the same day", "8 hours in Athens": a day without a night. */
function takeDayAlone({ said, set, take }: Hand): void {
  if (OTHER_LENGTH.test(said.text)) return;
  const none = (): void => set(0);
  take("(?:a |one |1 |the |a single )(?:whole |full |single )?day(?= (?:in|off|ashore)(?!\\p{L}))", none);
  take("(?<!\\d[- ])(?:a |one |1 |our )?(?:one[- ])?day[- ](?:trip|tour)(?= (?:to|in)(?!\\p{L}))", none);
  take("in (?:a|one|1|a single) day", none);
  take("(?:(?:be |come |go |coming |going )*(?:back|home|return(?:ing)?) )?(?:on )?(?:the )?same day", none);
  take(
    `(?:(?:a |our |my )?(?:long )?(?:layover|stopover) of )?${FEW_HOURS}(?= (?:ashore|there|in(?! the (?:air|plane|car)))(?!\\p{L}))`,
    none,
  );
  if (BETWEEN.test(said.text)) take(`${FEW_HOURS}(?: (?:layover|stopover|stop))?`, none);
  take("(?:a |our |my )?(?:long )?(?:layover|stopover|shore (?:day|leave)|port day|cruise stop)(?: of)?", none);
}

/** "10 days", "a week or two", "two and a half weeks", "a long weekend"; days count both ends, as people count them. */
export function takeLength(said: Said, length: SaidLength): void {
  const hand = handFor(said, length);
  takeNightsAndDays(hand);
  takeDayAlone(hand);
  takeTurns(hand);
  takeCounts(hand);
  takeOthers(hand);
}
