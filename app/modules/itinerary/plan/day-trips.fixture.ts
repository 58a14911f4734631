import type { DayTrip } from "#app/modules/catalogue/schema/arrangement.schema";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import type { Itinerary } from "../day/itinerary";
import { isVisit } from "../day/itinerary";
import { planDays } from "./plan-days";
import { NO_ARRANGEMENT, townPlace, townSun } from "../day/town.fixture";

export const AT = "2027-01-01T00:00:00Z";
export const plan = (request: DayRequest): Itinerary => planDays(request, townSun, AT).itinerary;

/**
 * A town with so many sights within a kilometre of the hotel. A few long ones fill the days as many short ones do, and
 * are planned in a fifth of the time.
 */
export const sights = (count: number, minutes = 60): PlaceSource[] =>
  Array.from({ length: count }, (_, index) =>
    townPlace(`sight-${index}`, {
      minutes,
      kind: (["monument", "museum", "church", "park", "market", "viewpoint"] as const)[index % 6],
      north: (index % 5) * 0.3 - 0.6,
      east: Math.floor(index / 5) * 0.3 - 0.6,
    }),
  );

export const ruin = townPlace("ruin", {
  north: 70,
  minutes: 180,
  price: 40,
  weight: 5,
  dayTrip: true,
  district: "Valley",
});
export const lake = townPlace("lake", {
  east: 60,
  minutes: 240,
  weight: 4,
  dayTrip: true,
  district: "Lake",
  kind: "lake",
});

export const trip = (id: string, places: string[], change: Partial<DayTrip> = {}): DayTrip => ({
  id,
  name: `A day at the ${id}`,
  places,
  by: "train",
  operator: "public",
  way: "The train from the main station, then a bus to the gate.",
  minutes: 120,
  leave: "07:30",
  price: 60,
  lunch: { how: "bought", where: "At the foot of the hill", price: 18 },
  nights: 3,
  ...change,
});

export const arrangement = {
  ...NO_ARRANGEMENT,
  anchors: [{ place: "ruin", nights: 2 }],
  dayTrips: [trip("ruin", ["ruin"]), trip("lake", ["lake"], { nights: 6 })],
};

export const tripDays = (itinerary: Itinerary): (string | undefined)[] =>
  itinerary.days.map(({ dayTrip }) => dayTrip?.id);
export const placesOf = (itinerary: Itinerary): string[] =>
  itinerary.days.flatMap((day) => day.items.filter(isVisit).map(({ placeId }) => placeId));
