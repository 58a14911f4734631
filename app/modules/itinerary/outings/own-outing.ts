import type { TripMode } from "#app/modules/catalogue/schema/arrangement.schema";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Point } from "#app/shared/geo";
import { LONG_DAY } from "./far-from-hotel";
import type { LegMode } from "../day/itinerary";
import type { Outing } from "./day-out";
import { LEG_BUFFER_MINUTES, legBetween } from "../travel/travel-model";
import type { TravelWays } from "../travel/travel-model";
import { roundUp } from "../day/visit-length";

/** A place of its own has lunch near it. */
const OWN_LUNCH_DOLLARS = 15;
const OWN_NIGHTS = 4;
/** A traveller with a longer ride leaves before the usual hour. */
const LONG_WAY = 100;

/** How the id of a day in a part of the region begins. */
const AREA = "area-";

/** Kinds that are reached with the people who run them. */
const AFLOAT = new Set<PlaceSource["kind"]>(["boat-trip", "island", "wildlife"]);

/** How a day out by a mode is made, where nothing more is known of it. */
const timetable = (by: TripMode, name: string) => ({
  by,
  operator: "public" as const,
  way: `By ${name}; look up when the first one leaves and the last one comes back.`,
});
const withDriver = {
  by: "driver",
  operator: "driver",
  way: "With a car and driver for the day; agree on the price and the hours beforehand.",
} as const;
const GOING: Readonly<Record<LegMode, Pick<Outing, "by" | "operator" | "way">>> = {
  walk: { by: "walk", operator: "own", way: "On foot from where you stay." },
  transit: timetable("bus", "regional train or bus"),
  metro: timetable("train", "metro"),
  tram: timetable("train", "tram"),
  bus: timetable("bus", "bus"),
  train: timetable("train", "train"),
  ferry: timetable("ferry", "ferry"),
  boat: timetable("boat", "boat"),
  taxi: withDriver,
  "tuk-tuk": withDriver,
  driver: withDriver,
  jeep: { by: "jeep", operator: "tour", way: "By jeep with a driver; book it in town the day before at the latest." },
  car: { by: "car", operator: "own", way: "By hire car; fill the tank before you leave town." },
};

/** A far or long place that no known day trip goes to, by what can be worked out of it. */
export function outingOf(place: PlaceSource, base: Point, ways: TravelWays): Outing {
  const leg = legBetween(base, place, ways);
  const going = GOING[leg.mode];
  const isAfloat = AFLOAT.has(place.kind);
  const minutes = roundUp(leg.minutes + LEG_BUFFER_MINUTES);
  // The length of a far place is that of the day it takes.
  const visit = place.dayTrip && place.minutes >= LONG_DAY ? place.minutes - 2 * minutes : place.minutes;
  return {
    id: place.id,
    name: place.dayTrip ? `A day at ${place.name}` : place.name,
    places: [{ ...place, minutes: roundUp(Math.max(120, visit)) }],
    by: isAfloat ? "boat" : going.by,
    operator: isAfloat ? "tour" : going.operator,
    way: isAfloat ? "With an operator, who tells you where you're picked up; book it a few days ahead." : going.way,
    minutes,
    back: minutes,
    leave: "08:30",
    price: isAfloat ? 0 : Math.round((2 * leg.priceMinor) / 100),
    lunch: { how: "bought", where: `At ${place.name} or beside it`, price: OWN_LUNCH_DOLLARS },
    nights: OWN_NIGHTS,
    ...(place.months && { months: place.months }),
  };
}

/**
 * A day in a part of the region to which no known day trip goes.
 * @param places in the order in which they are visited
 */
export function outingTo(places: PlaceSource[], base: Point, ways: TravelWays): Outing {
  const [first, last] = [places[0]!, places.at(-1)!];
  const out = legBetween(base, first, ways);
  const minutes = roundUp(out.minutes + LEG_BUFFER_MINUTES);
  return {
    id: AREA + first.id,
    ...namedAfter(places),
    places,
    ...GOING[out.mode],
    minutes,
    back: roundUp(legBetween(last, base, ways).minutes + LEG_BUFFER_MINUTES),
    leave: minutes > LONG_WAY ? "08:00" : "08:30",
    price: Math.round((2 * out.priceMinor) / 100),
    nights: OWN_NIGHTS,
  };
}

function namedAfter(places: readonly PlaceSource[]): Pick<Outing, "name" | "lunch"> {
  const district = commonest(places.map((place) => place.district));
  const isOne = places.every((place) => place.district === district);
  return {
    name: isOne ? `A day in ${district}` : `A day in and around ${district}`,
    lunch: { how: "bought", where: `A table in ${district}`, price: OWN_LUNCH_DOLLARS },
  };
}

/** An outing with other places: a day in a part of the region is named after those, and eats where most of them are. */
export function withPlaces(outing: Outing, places: PlaceSource[]): Outing {
  return { ...outing, places, ...(outing.id.startsWith(AREA) && namedAfter(places)) };
}

function commonest(names: readonly string[]): string {
  const count = (name: string): number => names.filter((one) => one === name).length;
  return names.reduce((best, name) => (count(name) > count(best) ? name : best));
}
