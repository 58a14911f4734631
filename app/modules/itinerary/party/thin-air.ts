import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { HIGH_METRES } from "#app/modules/catalogue/country/health-ahead";
import { addDays } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { DayRequest } from "../day/day-request";
import { hasFewNights } from "../day/pace";

type Request = Pick<DayRequest, "arrival"> & {
  destination: Pick<DayRequest["destination"], "name" | "altitudeMetres">;
};

/** A real hike, by its effort. */
const HIKE = 3;

/** Whether the traveller sleeps so high that the body needs a day or two before it climbs. */
export function isHighUp({ altitudeMetres = 0 }: Pick<DayRequest["destination"], "altitudeMetres">): boolean {
  return altitudeMetres >= HIGH_METRES;
}

/**
 * Whether a date is the day of landing high up, or the one after it: the head aches, and long hikes and rides are too
 * much.
 */
export function isNewToHeight({ arrival, destination }: Request, date: LocalDate): boolean {
  if (!arrival || !isHighUp(destination)) return false;
  const landed = arrival.at.slice(0, 10);
  return date === landed || date === addDays(landed, 1);
}

/**
 * Whether a place is a hike for which a date comes too soon. On a stay of few nights the day after landing has to do.
 */
export function isTooSteepYet(
  request: Request & Pick<DayRequest, "firstDate" | "lastDate" | "nights">,
  { effort }: Pick<PlaceSource, "effort">,
  date: LocalDate,
): boolean {
  return effort >= HIKE && !hasFewNights(request) && isNewToHeight(request, date);
}

/** Why the first day is as easy as it is, said on that day; undefined on every other. */
export function heightNote({ arrival, destination }: Request, date: LocalDate): string | undefined {
  if (!arrival?.at.startsWith(date) || !isHighUp(destination)) return undefined;
  const metres = destination.altitudeMetres!.toLocaleString("en-US");
  return `${destination.name} lies at ${metres} m, and most bodies need a day or two to get used to the thin air: the day you arrive stays short and flat.`;
}
