import { TRIP_LIMITS } from "#app/config/product";
import { patternOf } from "#app/shared/patterns";

/** Words such as "small" and "best" before a traveller. */
export const LITTLE =
  "(?:(?:small|young|little|grown|adult|twin|lap|other|older|teenage|college|uni|school|work|close|good|best|dear|old) )*";
export const CHILD =
  "(?:kids?|child(?:ren)?|toddlers?|newborns?|bab(?:y|ies)|infants?|sons?|daughters?|grandsons?|granddaughters?|grandchild(?:ren)?|grandkids?)";
export const TEEN = "(?:teen(?:ager)?s?)";
/** From this age a traveller is an adult to those who sell seats. */
export const GROWN_UP = TRIP_LIMITS.maxChildAge + 1;

/** Reads and takes out every match of one pattern. */
export class Reader {
  constructor(public text: string) {}

  take(pattern: string, found: (groups: string[]) => void, end = "(?!'?[\\p{L}\\p{N}]|' )"): void {
    this.text = this.text.replace(patternOf(`(?<![\\p{L}\\p{N}])${pattern}${end}`, "gu"), (...match) => {
      found((match.slice(1) as unknown[]).map((group) => (typeof group === "string" ? group : "")));
      return " ";
    });
  }
}

export interface Count {
  /** Adults that were counted: "two adults", "the four of us". */
  adults: number;
  /** Children old enough to travel as adults. */
  older: number;
  children: number;
  /** Ages of children, as far as they were named. */
  ages: number[];
  /** Travellers beside the writer of the sentence. */
  others: number;
  isPair: boolean;
  /** Whether two travellers were named as a couple, so that a mother with them is the third. */
  isCouple: boolean;
  /** Others that make no couple with the writer: a mother, a friend. */
  beside: number;
  isAlone: boolean;
  /** Whether a family of unknown size was named. */
  isFamily: boolean;
  /** Whether the adults were counted as a whole party, children and all: "for five". */
  isTotal: boolean;
  /** The size of the whole party, where it was told as such: "six of us". */
  whole?: number;
  /** Whether the children were named as some of the whole party: "2 of them kids". */
  isAmong: boolean;
  /** A family whose size was told, and the children that it has if none are named. */
  family?: { size: number; children: number };
  guesses: Set<string>;
}

const COUNTED_AS_ADULTS = `From ${GROWN_UP} years on, children count as adults.`;

/** Notes the ages of children; those that are grown up are none. @returns how many of them are grown up */
export function noteAges(count: Count, ages: readonly number[]): number {
  const young = ages.filter((age) => age < GROWN_UP);
  count.ages.push(...young);
  const older = ages.length - young.length;
  if (older > 0) count.guesses.add(COUNTED_AS_ADULTS);
  return older;
}
