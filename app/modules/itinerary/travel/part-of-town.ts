import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { DayRequest } from "../day/day-request";

/**
 * Part of town that is told of a spot: not farther from its middle than this, or than that where its district has
 * another name.
 */
const PART_KM = 2;
const OTHER_PART_KM = 1.2;
/** Words that say nothing of which part of a town is meant. */
const ANYWHERE =
  /^(?:and|bazaar|bay|beach|central|cent(?:re|er|ro)|city|district|east|garden|gardens|hill|island|market|north|park|quarter|road|side|south|station|street|the|town|upper|west)$/i;

type Part = NonNullable<DayRequest["destination"]["neighbourhoods"]>[number];

const wordsOf = (name: string): string[] =>
  name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 2 && !ANYWHERE.test(word));

/** Whether two names of parts of a town can be those of one. */
function isOneName(one: string, other: string): boolean {
  const words = wordsOf(other);
  return one === other || wordsOf(one).some((word) => words.includes(word));
}

/**
 * The part of town a spot is in or next to, where one is known.
 * @param district what the catalogue says of where the spot is: a castle above the town is not in the quarter below it
 */
export function partOfTownAt(
  { destination }: Pick<DayRequest, "destination">,
  spot: Point,
  district?: string,
): Part | undefined {
  return [...(destination.neighbourhoods ?? [])]
    .map((part) => ({ part, km: distanceKm(part, spot) }))
    .filter(({ part, km }) => km <= (district && !isOneName(district, part.name) ? OTHER_PART_KM : PART_KM))
    .sort((a, b) => a.km - b.km)[0]?.part;
}

/** The character of a part of town, without the words on whom it suits: the first half of its line in the catalogue. */
export function characterOf({ character }: Pick<Part, "character">): string {
  return `${character.split(";")[0]!.replace(/\.$/, "")}.`;
}

/** Words of which the name of no town is made: "Old town", "Station quarter". */
const PLAIN_NAME =
  /^((ancient|business|central|christian|city|downtown|european|french|jewish|latin|main|medina|museum|muslim|new|old|palace|quiet|residential|royal|station|town|upper|lower)\s+)*(bazaar|cent(re|er)|city|district|harbour|market|medina|port|quarter|suburb|town|village)$/i;

/** The name of a part of town as it stands in a sentence after "in": "the town centre", "Alfama". */
export function partInWords(name: string): string {
  if (!PLAIN_NAME.test(name)) return name;
  const isProper = /\s[A-Z]/.test(name);
  return `the ${isProper ? name : `${name[0]!.toLowerCase()}${name.slice(1)}`}`;
}

/** Names of districts that say where they lie: "Above the city". */
const BY_ITS_PLACE = /^(above|across|along|around|behind|below|beyond|near|off|on|outside|up)\s/i;

/**
 * The words after "around" for a spot in no known part of town: its district, or its own name where the district is no
 * name.
 */
export function aroundInWords(district: string, name: string): string {
  return BY_ITS_PLACE.test(district) ? name : partInWords(district);
}

/** Several districts as one name, each part once: "Kala" and "Kala and Abanotubani" are "Kala and Abanotubani". */
export function districtsInWords(districts: readonly string[]): string {
  const parts = [...new Set(districts.flatMap((name) => name.split(/ and (?=\p{Lu})/u)))];
  const last = parts.pop() ?? "";
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}
