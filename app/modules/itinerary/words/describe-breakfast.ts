import { bedInWords } from "./bed-words";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import { BREAKFAST_MINUTES, inBedSince, NIGHT_AFTER_ARRIVAL } from "../outings/day-frame";
import { whyKitchensAreShut } from "../travel/day-notes";
import type { Base, DayRequest } from "../day/day-request";
import { cardOf } from "./describe-stop";
import { dietLine, dietsToAsk, whatToLookFor } from "../party/diet-rules";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";
import { mealHoursFor } from "../day/meal-breaks";
import { isTableFor } from "../day/meal-tables";
import { partInWords, partOfTownAt } from "../travel/part-of-town";
import { LEG_BUFFER_MINUTES } from "../travel/travel-model";
import { roundUp } from "../day/visit-length";
import { wayFor } from "../travel/way-for";

type Line = ItineraryDay["items"][number];

/** Breakfast is not served before. */
const EARLIEST = 6 * 60 + 30;
/** Coffee and something with it, for one adult in US cents. */
const BREAKFAST_MINOR = 8_00;
const NEAR_KM = 0.8;
/** A traveller who came in late and has less of a night than this has breakfast on the way, in minutes. */
const SHORTEST_NIGHT = 7 * 60;
/** A café does not come straight after breakfast. */
const BEFORE_COFFEE = 60;
/** So many places take turns. */
const TURNS = 3;
const GRID = 5;

export interface BreakfastScope {
  request: DayRequest;
  date: string;
  dayNumber: number;
  /** The first line of the day, with the way from the hotel. */
  first: Line | undefined;
  /** On the day of arrival: when the bags are dropped. */
  arrived?: number;
  planned: ReadonlySet<string>;
  isOpen: (placeId: string, start: number, end: number) => boolean;
  /** Places that the party can go to. */
  places: readonly PlaceSource[];
}

/** When breakfast has to be over: the traveller leaves the hotel then. */
function leavesAt({ request, first }: BreakfastScope): number {
  const usual = mealHoursFor(request).breakfast.to;
  if (!first) return usual;
  const way = first.legBefore ? first.legBefore.minutes + LEG_BUFFER_MINUTES : 0;
  return first.start - way - (first.kind === "cafe" ? BEFORE_COFFEE : 0);
}

function houseFor(scope: BreakfastScope, start: number, end: number): PlaceSource | undefined {
  const { request, planned, isOpen, dayNumber } = scope;
  const near = scope.places
    .filter((place) => isTableFor(place, "breakfast") && place.price <= request.mealCap && !planned.has(place.id))
    .filter(({ id }) => !request.unwanted.includes(id) && isOpen(id, start, end))
    .map((place) => ({ place, km: distanceKm(place, request.base) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, TURNS);
  return near[(dayNumber - 1) % Math.max(1, near.length)]?.place;
}

const NEXT_DOOR_MINUTES = 3;

function houseWords(request: DayRequest, house: PlaceSource): string {
  const { mode, minutes } = wayFor(request, request.base, house);
  const from = bedInWords(request.base);
  if (minutes < NEXT_DOOR_MINUTES) return `Breakfast right by ${from}.`;
  return `Breakfast ${mode === "walk" ? `${minutes} minutes on foot from` : "near"} ${from}.`;
}

/**
 * When breakfast is over, minutes since local midnight: in time for the first stop, and after a night that is long
 * enough.
 */
function breakfastEnd(scope: BreakfastScope, inBed: number): number {
  const { from, to } = mealHoursFor(scope.request).breakfast;
  const { arrived } = scope;
  const rested = roundUp(inBed + NIGHT_AFTER_ARRIVAL);
  const latest = Math.min(leavesAt(scope), Math.max(to, rested) + BREAKFAST_MINUTES);
  const end =
    arrived === undefined ? latest : Math.min(latest, Math.max(arrived + 10, from, rested) + BREAKFAST_MINUTES);
  return Math.floor(end / GRID) * GRID;
}

/** The parts of every breakfast. */
type Common = Pick<ItineraryItem, "id" | "role" | "type" | "location" | "start" | "end" | "tags">;

/** Breakfast of a traveller who leaves before anything is served. */
function breakfastOnTheWay(
  { request, arrived }: BreakfastScope,
  common: Common,
  { isIncluded, inBed }: { isIncluded: boolean; inBed: number },
): ItineraryItem {
  return {
    ...common,
    start: Math.max(0, common.end - 15),
    name: "Breakfast on the way",
    description: isIncluded
      ? request.base.bed === "home"
        ? "You leave early: take something with you from the kitchen."
        : "You leave early: ask the hotel the evening before to pack you a breakfast."
      : [
          arrived === undefined || inBed > -Infinity
            ? "You leave early: buy something the evening before."
            : "You are here before anything opens: have something at the airport.",
          whatToLookFor(dietsToAsk(request)) ?? [],
        ]
          .flat()
          .join(" "),
    priceMinor: isIncluded ? 0 : BREAKFAST_MINOR,
  };
}

/** Breakfast at a house that is known for it, early enough for the way from there to the first stop. */
function breakfastAtHouse(scope: BreakfastScope, common: Common): ItineraryItem | undefined {
  const { request, first } = scope;
  const { start, end } = common;
  const house = houseFor(scope, start - 20, end);
  if (!house) return undefined;
  // From another house the way to the first stop is another one too; a ride begins at the hotel.
  const next = first?.role === "transfer" ? request.base : first?.location;
  const way = next ? Math.max(0, wayFor(request, house, next).minutes - (first?.legBefore?.minutes ?? 0)) : 0;
  const earlier = Math.ceil(way / GRID) * GRID;
  const card = cardOf(house);
  return {
    ...common,
    ...card,
    start: start - earlier,
    end: end - earlier,
    priceMinor: card.priceMinor,
    why: houseWords(request, house),
    fact: dietLine(house, dietsToAsk(request)),
  };
}

/** Breakfast where one sleeps. @param isLate after the hours at which it is served */
function breakfastThere({ bed }: Base, isLate: boolean): string {
  if (bed === "home") return "At home, before you set out.";
  return isLate ? "Included in your stay. You came in late: ask them to serve you later." : "Included in your stay.";
}

/** Breakfast at no house in particular: at the hotel where every café is shut, else at a café nearby. */
function breakfastNearby({ request, date, dayNumber }: BreakfastScope, common: Common): ItineraryItem {
  const { base } = request;
  if (base.bed && whyKitchensAreShut(request.destination, date, "breakfast") === "fast")
    return {
      ...common,
      name: `Breakfast at ${bedInWords(base, "the")}`,
      description: [
        base.bed === "hotel"
          ? "No café serves before sunset: ask your hotel for breakfast."
          : "No café serves before sunset: eat before you go out.",
        whatToLookFor(dietsToAsk(request)) ?? [],
      ]
        .flat()
        .join(" "),
      priceMinor: BREAKFAST_MINOR,
    };
  const part = partOfTownAt(request, base);
  const place = bedInWords(base, "the");
  const street = part?.streets[dayNumber % part.streets.length];
  return {
    ...common,
    name: `Breakfast at a café near ${place}`,
    description: [
      part ? `Pick one around ${street} in ${partInWords(part.name)}.` : "Take what looks good on the way.",
      whatToLookFor(dietsToAsk(request)) ?? [],
    ]
      .flat()
      .join(" "),
    priceMinor: BREAKFAST_MINOR,
  };
}

/** Breakfast as the first line of a day that begins at the hotel: what the stay includes, else where. */
export function breakfastOf(scope: BreakfastScope): ItineraryItem {
  const { request, date, arrived } = scope;
  const { base } = request;
  const { from, to } = mealHoursFor(request).breakfast;
  const inBed = inBedSince(request, date);
  const end = breakfastEnd(scope, inBed);
  const start = end - BREAKFAST_MINUTES;
  const common: Common = {
    id: `${date}-breakfast`,
    role: "breakfast",
    type: "restaurant",
    location: { name: base.name, lat: base.lat, lon: base.lon },
    start,
    end,
    tags: [],
  };
  // The first night's breakfast is that of the next morning.
  const isIncluded = base.bed !== undefined && base.breakfast === "included" && arrived === undefined;
  if (start < Math.min(EARLIEST, from) || start < inBed + SHORTEST_NIGHT)
    return breakfastOnTheWay(scope, common, { isIncluded, inBed });
  if (isIncluded)
    return {
      ...common,
      name: `Breakfast at ${base.name}`,
      description: breakfastThere(base, start > to),
      priceMinor: 0,
    };
  return breakfastAtHouse(scope, common) ?? breakfastNearby(scope, common);
}
