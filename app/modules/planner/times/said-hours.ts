/** Hours as they were said. Minutes since local midnight. */
export interface SaidHours {
  from: number;
  /** Undefined where only the beginning is said. */
  until?: number;
  /** Only the part of the day was said, and these hours are its usual ones. */
  isPart?: true;
}

const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?(?: ?(?:o'clock|uhr|hrs|h)(?!\p{L}))?`;
const CLEAR = String.raw`(?:[:.h]\d{2}(?!\d)| ?(?:am|pm|a\.m\.|p\.m\.|o'clock|uhr|hrs|h)(?!\p{L}))`;
/** What follows a number that is no hour: "9 to 15 May", "3 people". */
const END = String.raw`(?![\p{L}\p{N}]|[:.]\d|%| ?[€£$]| (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|people|persons?|adults|kids|children|days?|nights?|weeks?|hours?|minutes?|km|guests|of us)(?!\p{L}))`;
const AT = String.raw`(?:(?:starting |starts |begins |beginning )?(?:at|around|about|um|om|à|a las|alle|às|@) ?)`;

const SPAN = new RegExp(String.raw`(?:from |between )?${CLOCK} ?(?:to|until|till|til|-|–|and) ?${CLOCK}${END}`, "iuy");
const ONE = new RegExp(String.raw`(?:${AT}${CLOCK}|(?=\d{1,2}${CLEAR})${CLOCK})${END}`, "iuy");
const PART =
  /(?:in the |on the )?(?:early |late )?(morning|afternoon|evening|night|lunchtime|lunch time|noon|midday)(?![\p{L}\p{N}])(?! (?:market|train|bus|flight|tour|walk|life|club|ferry))/iuy;

/** The usual hours of a part of the day. */
const PARTS: Readonly<Record<string, { from: number; until: number }>> = {
  morning: { from: 10 * 60, until: 12 * 60 },
  lunch: { from: 12 * 60 + 30, until: 14 * 60 + 30 },
  noon: { from: 12 * 60, until: 14 * 60 },
  midday: { from: 12 * 60, until: 14 * 60 },
  afternoon: { from: 14 * 60, until: 17 * 60 },
  evening: { from: 19 * 60, until: 22 * 60 },
  night: { from: 19 * 60, until: 23 * 60 },
};

const NOON = 12 * 60;
const MIDNIGHT = 24 * 60;

/** Minutes since midnight of an hour; undefined for none there is. */
function minutesAt(
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
): { at: number; isSure: boolean } | undefined {
  const [h, m] = [Number(hour), Number(minute ?? 0)];
  if (hour === undefined || h > 24 || m > 59 || (half && (h > 12 || h === 0))) return undefined;
  const isLate = half?.toLowerCase().startsWith("p") === true && h < 12;
  const isEarly = half?.toLowerCase().startsWith("a") === true && h === 12;
  return {
    at: ((isEarly ? 0 : h) + (isLate ? 12 : 0)) * 60 + m,
    isSure: half !== undefined || h > 12 || /^0/.test(hour),
  };
}

/** An hour said without am or pm is the later one where it would be too early otherwise. */
const settled = ({ at, isSure }: { at: number; isSure: boolean }, earliest: number): number =>
  !isSure && at < earliest && at < NOON ? at + NOON : at;

/** A single number that a street's name follows is no hour: "at 12 Rue de Seine". */
const isOfStreet = (text: string, end: number): boolean =>
  /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)) &&
  !/^ (?:mon|tue|wed|thu|fri|sat|sun)/i.test(text.slice(end, end + 4));

/**
 * The hours that are said at a place of a text, with the end of their words; undefined where none are.
 * @param earliest what is said without am or pm begins no earlier
 */
export function hoursAt(text: string, at: number, earliest: number): { hours: SaidHours; end: number } | undefined {
  SPAN.lastIndex = at;
  const span = SPAN.exec(text);
  if (span) {
    // "7 to 9pm" says of both what it says of the second.
    const half = span[3] ?? (Number(span[1]) <= Number(span[4]) ? span[6] : undefined);
    const [first, last] = [minutesAt(span[1], span[2], half), minutesAt(span[4], span[5], span[6])];
    if (first && last) {
      const from = settled(first, earliest);
      const until = last.isSure || last.at > from ? last.at : last.at + NOON;
      if (until !== from) return { hours: { from, until }, end: at + span[0].length };
    }
  }
  ONE.lastIndex = at;
  const one = ONE.exec(text);
  if (one && !isOfStreet(text, at + one[0].length)) {
    const found = minutesAt(one[1] ?? one[4], one[2] ?? one[5], one[3] ?? one[6]);
    if (found && found.at < MIDNIGHT) return { hours: { from: settled(found, earliest) }, end: at + one[0].length };
  }
  PART.lastIndex = at;
  const part = PART.exec(text);
  const usual = part && PARTS[part[1]!.toLowerCase().replace(/ ?time$/, "")];
  return part && usual ? { hours: { ...usual, isPart: true }, end: at + part[0].length } : undefined;
}
