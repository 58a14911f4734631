import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { DayRequest } from "./day-request";

/** Part of town that is told of a spot: not farther from its middle than this. */
const PART_KM = 2;

type Part = NonNullable<DayRequest["destination"]["neighbourhoods"]>[number];

/** The part of town a spot is in or next to, where one is known. */
export function partOfTownAt({ destination }: Pick<DayRequest, "destination">, spot: Point): Part | undefined {
  return [...(destination.neighbourhoods ?? [])]
    .map((part) => ({ part, km: distanceKm(part, spot) }))
    .filter(({ km }) => km <= PART_KM)
    .sort((a, b) => a.km - b.km)[0]?.part;
}

/** What a part of town is like, without whom it suits: the first half of what the catalogue says of it. */
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
