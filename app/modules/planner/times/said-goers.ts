import { partingOf, someInWords } from "#app/modules/itinerary/day/some-of-party";

/** Those who go to an appointment, as a sentence or a line tells it: so many of the party. */
export interface SaidGoers {
  adults: number;
  children: number;
}

/** Those who go of a party; undefined where they are all of it. */
export function goersOf({ goers }: { goers?: SaidGoers }, party: SaidGoers): SaidGoers | undefined {
  return partingOf(goers && { memberIds: [], names: [], ...goers }, party) && goers;
}

const IN_LINE =
  /,? (?:only )?for (?:(\d{1,2}) adults?)?(?:(?:,| and|^)? ?(\d{1,2}) (?:child|children|kids?))?(?=,|\.?$)/iu;

/** "for 1 adult and 2 children" of a line, and the line without it. */
export function takeGoers(line: string): { goers?: SaidGoers; rest: string } {
  const found = IN_LINE.exec(line);
  if (!found || (found[1] === undefined && found[2] === undefined)) return { rest: line };
  const goers = { adults: Number(found[1] ?? 0), children: Number(found[2] ?? 0) };
  return { goers, rest: line.replace(found[0], "") };
}

/** "for 1 adult and 2 children": goers as {@link takeGoers} reads them again. */
export function goersInWords(goers: SaidGoers): string {
  return `for ${someInWords({ memberIds: [], names: [], ...goers })}`;
}

const ONE_ADULT =
  "wife|husband|partner|boyfriend|girlfriend|fiancée?|spouse|mother|mum|mom|father|dad|brother|sister|friend|colleague";
const ONE_CHILD = "son|daughter|child|kid";
const TWO_ADULTS = "parents|in-laws|grandparents";
const HAS =
  "(?:has|have|has got|have got|is at|are at|attends?|is going to|goes to|go to|must be at|has to be at|have to be at|needs to be at)";
const SOMEBODY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<whose>(?:my|our|his|her) (?:(?<adult>${ONE_ADULT})|(?<child>${ONE_CHILD})|(?<both>${TWO_ADULTS}))) ${HAS} (?:an? |the )?(?<kind>(?:[\\p{L}-]+ ){0,2})$`,
  "iu",
);
const MYSELF =
  /(?<![\p{L}\p{N}])(?:I have|I've got|I have got|I'm at|I am at|I attend|I'm going to) (?:an? |the )?(?<kind>(?:[\p{L}-]+ ){0,2})$/u;

/** The words before an appointment that say whose it is, and what it is called by them. */
export interface SaidOwner {
  goers: SaidGoers;
  /** "my wife"; none for the traveller's own. */
  whose?: string;
  /** What the appointment is called before its noun: "my wife's medical ". */
  named: string;
  /** Letters of the words, to the end of the text before the appointment. */
  length: number;
}

/**
 * The party that an appointment is for, by the words right before it: "my wife has a conference".
 * @param isWork one goes to it alone where one says "I": two who travel have "a table" together
 */
export function ownerBefore(text: string, isWork: boolean): SaidOwner | undefined {
  const found = SOMEBODY.exec(text);
  const { whose, adult, child, kind = "" } = found?.groups ?? {};
  if (found && whose !== undefined) {
    const goers = {
      adults: adult !== undefined ? 1 : child !== undefined ? 0 : 2,
      children: child === undefined ? 0 : 1,
    };
    const named = `${whose}${/s$/iu.test(whose) ? "'" : "'s"} ${kind}`;
    return { goers, whose, named, length: found[0].length };
  }
  const own = isWork ? MYSELF.exec(text) : null;
  return own ? { goers: { adults: 1, children: 0 }, named: own.groups?.kind ?? "", length: own[0].length } : undefined;
}
