import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "./day-request";
import type { MemberFit } from "./member-fit";
import { townPlace, townRequest } from "./town.fixture";

export const AT = "2027-01-01T00:00:00.000Z";

/** A museum so many streets from the centre that is free, always open and takes an hour and a half. */
export function placeAt(id: string, streets: number): PlaceSource {
  return townPlace(id, {
    name: id.toUpperCase(),
    kind: "museum",
    north: streets * 0.22,
    hours: "24/7",
    indoor: true,
    minutes: 90,
  });
}

/** One day in May among these places. */
export function requestAmong(places: PlaceSource[], change: Partial<DayRequest> = {}): DayRequest {
  return townRequest(places, { firstDate: "2027-05-12", lastDate: "2027-05-12", ...change });
}

/** A member of a group whom places suit by these shares. */
export function personWith(id: string, fits: Record<string, number>): MemberFit {
  return { id, name: `${id[0]!.toUpperCase()}${id.slice(1)}`, fits };
}
