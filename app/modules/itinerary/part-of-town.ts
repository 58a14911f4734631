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
