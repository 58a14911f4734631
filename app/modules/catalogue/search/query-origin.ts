import { foldText } from "#app/shared/text";
import type { Point } from "#app/shared/geo";

/** The departure of a traveller, as far as a search needs it. */
export interface Departure {
  city: string;
  airports: readonly string[];
  point: Point;
}

/** The requirements on the way from a departure. */
export interface WayThere extends Departure {
  isDirect: boolean;
  /** In a straight line. */
  maxKm?: number;
  /** "direct from Berlin", "a short flight from London". */
  say: string;
}

/** The departure of a city's name or code; undefined for any other text. */
export type FindDeparture = (name: string) => Departure | undefined;

const MOST_WORDS = 3;
const NEAR_KM = 1200;
const SHORT_FLIGHT_KM = 2600;
const KM_PER_HOUR = 840;
/** The part of the travelling time that does not go into distance. */
const GROUND_HOURS = 0.6;

const LEAD =
  /\b(?:(direct|non-?stop|nonstop)\s+)?(?:(short|cheap)\s+)?(?:(?:flights?|flying|fly|trips?|getaways?|breaks?)\s+)?(?:(?:in|within|under|less than|up to)\s+)?(?:(\d{1,2})\s*-?\s*(?:hours?|hrs?|h)\s+)?(?:(?:flight|flying|away)\s+)?(from|leaving|departing|near|close to|not (?:too )?far(?: away)? from|out of)\s+/gu;

/** Words for the departure itself, and not only for the distance. */
const FROM = new Set(["from", "out of", "leaving", "departing"]);

function limitOf(lead: RegExpExecArray, days: number | undefined): Pick<WayThere, "maxKm" | "say" | "isDirect"> {
  const [, direct, short, hours, word] = lead;
  if (word?.startsWith("not ")) return { isDirect: false, maxKm: SHORT_FLIGHT_KM, say: "not far from" };
  if (word === "near" || word === "close to") return { isDirect: false, maxKm: NEAR_KM, say: "near" };
  if (hours)
    return {
      isDirect: false,
      maxKm: kmWithin(Number(hours)),
      say: `${hours} hours from`,
    };
  if (direct) return { isDirect: true, say: "direct from" };
  if (short === "short" || (days !== undefined && days <= 4))
    return { isDirect: false, maxKm: SHORT_FLIGHT_KM, say: "a short flight from" };
  return { isDirect: false, say: "from" };
}

/** The way there with a limit on the hours in the air that stands elsewhere in the sentence. */
export function withinHours(way: WayThere, hours: number): WayThere {
  return { ...way, maxKm: kmWithin(hours), say: `${hours} hours from ${way.city}` };
}

const kmWithin = (hours: number): number => Math.max(0, hours - GROUND_HOURS) * KM_PER_HOUR;

/** A departure in a folded query, the words before it, and the query without both. */
interface SaidOrigin<T> {
  lead: RegExpExecArray;
  found: T;
  rest: string;
}

function findOrigin<T>(text: string, find: (name: string) => T | undefined): SaidOrigin<T> | undefined {
  for (const lead of text.matchAll(LEAD)) {
    const behind = text.slice(lead.index + lead[0].length);
    if (behind.startsWith(",")) continue;
    const words = behind
      .split(/[\s,]+/)
      .filter(Boolean)
      .slice(0, MOST_WORDS);
    for (let count = words.length; count > 0; count -= 1) {
      const found = find(words.slice(0, count).join(" "));
      if (found === undefined) continue;
      const end =
        lead.index +
        lead[0].length +
        behind.indexOf(words[count - 1] ?? "", count > 1 ? behind.indexOf(words[0] ?? "") + 1 : 0) +
        (words[count - 1] ?? "").length;
      return { lead, found, rest: `${text.slice(0, lead.index)} ${text.slice(end)}` };
    }
  }
  return undefined;
}

/**
 * Takes "direct from Berlin", "3 hours from London", "near Rome" out of a folded query.
 * @param days length of the trip where it is named; a trip of a few days does not go far
 */
export function takeOrigin(
  text: string,
  days: number | undefined,
  find: FindDeparture,
): { way?: WayThere; rest: string } {
  const said = findOrigin(text, find);
  if (!said) return { rest: text };
  const limit = limitOf(said.lead, days);
  return { way: { ...said.found, ...limit, say: `${limit.say} ${said.found.city}` }, rest: said.rest };
}

/**
 * Takes "from Manchester" out of a folded query where several cities have that name: no distance is measured from it.
 * @param find gives the name as it is written, if several cities share it
 */
export function takeSharedOrigin(
  text: string,
  find: (name: string) => string | undefined,
): { city?: string; rest: string } {
  const said = findOrigin(text, find);
  return said && FROM.has(said.lead[4] ?? "") ? { city: said.found, rest: said.rest } : { rest: text };
}

/** Short English words that are codes of airports too. */
const NO_CODES = new Set(
  (
    "the may sep jan mar oct nov dec feb apr jun jul aug my our a an it all sun mon tue wed thu fri sat " +
    "she her his him two one six ten who why how was has had can did get got her let out off now new old any but not nor and for are man men mum dad son kid fun hot sea ski spa day way far"
  ).split(" "),
);

/** A finder over known names; short English words do not count as airport codes. */
export function departureFinder<T>(find: (name: string) => T | undefined): (name: string) => T | undefined {
  return (name) => (NO_CODES.has(foldText(name)) ? undefined : find(name));
}
