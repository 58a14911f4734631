import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { openWindowsOn } from "#app/modules/itinerary/hours/open-windows";
import type { Trip } from "#app/modules/trips/trip/trip";
import { distanceKm, leftAt } from "#app/shared/geo";
import { formatClock } from "#app/shared/format";

/** A fault of the days. */
interface Fault {
  kind: "hours" | "length" | "own" | "meal" | "again" | "pace-of-walk" | "pace-of-ride" | "sum" | "unsaid";
  text: string;
}

/** The fastest walk, and the fastest ride, in kilometres an hour in a straight line. */
const FASTEST = 7;
const FASTEST_RIDE = 150;
/** Ways are rounded to minutes, and a short one may be crossed in a moment. */
const SHORT_KM = 0.3;

/** Visits that begin before opening or last beyond closing; of a traveller's own place by the hours that were given. */
function outsideHours({ itinerary, preferences }: Trip, destination: Destination, sun: SunCalculator): Fault[] {
  const own = new Map((preferences.ownPlaces ?? []).map((place) => [place.id, place]));
  const places = new Map(destination.places.map((place) => [place.id, place]));
  return itinerary!.days.flatMap(({ date, items }) =>
    items.filter(isVisit).flatMap((item): Fault[] => {
      const hours = own.get(item.placeId)?.hours;
      const place = places.get(item.placeId);
      const windows = hours
        ? [{ open: hours.opens, close: hours.closes > hours.opens ? hours.closes : hours.closes + 24 * 60 }]
        : place && openWindowsOn(place, date, destination, sun);
      if (!windows || windows.some(({ open, close }) => open <= item.start && item.end <= close)) return [];
      return [
        {
          kind: "hours",
          text: `${item.name} from ${formatClock(item.start)} to ${formatClock(item.end)} on ${date} is outside of its hours`,
        },
      ];
    }),
  );
}

/** Wishes about lengths, own places and meals that the days do not keep. */
function unkept({ itinerary, preferences }: Trip): Fault[] {
  const { ownPlaces = [], stays = {}, meals = [], unwanted = [] } = preferences;
  const { days, leftOut } = itinerary!;
  const items = days.flatMap((day) => day.items);
  const lengths = new Map([
    ...ownPlaces.map(({ id, minutes }): [string, number] => [id, minutes]),
    ...Object.entries(stays),
  ]);
  const ordinary = days.filter(({ dayTrip }) => !dayTrip).flatMap((day) => day.items.filter(isVisit));
  return [
    ...ordinary.flatMap((item): Fault[] => {
      const minutes = lengths.get(item.placeId);
      return minutes === undefined || item.end - item.start === Math.ceil(minutes / 5) * 5
        ? []
        : [{ kind: "length", text: `${item.name} takes ${item.end - item.start} minutes and not ${minutes}` }];
    }),
    ...ownPlaces.flatMap(({ id, name }): Fault[] => {
      const isThere = [...items, ...leftOut].some(({ placeId }) => placeId === id);
      return isThere || unwanted.includes(id) ? [] : [{ kind: "own", text: `${name} is gone without a word` }];
    }),
    ...meals.flatMap(({ date, meal, at }): Fault[] => {
      const day = days.find((one) => one.date === date);
      // The lunch of a day out is part of the journey.
      if (day?.dayTrip && meal === "lunch") return [];
      const taken = day?.items.find((item) => item.role === "meal" && item.meal === meal);
      const isKept = at === "skipped" ? !taken : at === "elsewhere" ? !taken?.placeId : true;
      return isKept ? [] : [{ kind: "meal", text: `${meal} on ${date} was to be ${JSON.stringify(at)}` }];
    }),
  ];
}

/** Walks that take less time than they need, from the points of the lines themselves. */
function tooFast({ itinerary }: Trip): Fault[] {
  return itinerary!.days.flatMap(({ date, items }) =>
    items.slice(1).flatMap((item, index): Fault[] => {
      const before = items[index]!;
      const km = distanceKm(leftAt(before.location), item.location);
      const minutes = item.start - before.end;
      const isWalk = item.legBefore === undefined || item.legBefore.mode === "walk";
      // Rides to the airport, rests and free time have ways of their own inside them.
      const isStop = [item, before].every(({ role }) => role === "visit" || role === "meal");
      return !isStop || !isWalk || km <= SHORT_KM || (km / FASTEST) * 60 <= minutes
        ? []
        : [
            {
              kind: "pace-of-walk",
              text: `${km.toFixed(1)} km in ${minutes} minutes on foot from ${before.name} to ${item.name} on ${date}`,
            },
          ];
    }),
  );
}

/** Second visits marked as such, without a first one on an earlier day. */
function withoutFirst({ itinerary }: Trip): Fault[] {
  const seen = new Set<string>();
  return itinerary!.days.flatMap(({ date, items }) => {
    const visits = items.filter(({ role }) => role === "visit");
    const found = visits.flatMap(({ name, why = "" }): Fault[] =>
      !why.startsWith("You were here on") || seen.has(name)
        ? []
        : [{ kind: "again", text: `${name} on ${date} has no first visit before it` }],
    );
    for (const { name } of visits) seen.add(name);
    return found;
  });
}

/** Ways between any two lines that no vehicle covers in the given time. */
function tooFarToRide({ itinerary }: Trip): Fault[] {
  return itinerary!.days.flatMap(({ date, items }) =>
    items.slice(1).flatMap((item, index): Fault[] => {
      const before = items[index]!;
      const km = distanceKm(leftAt(before.location), item.location);
      const minutes = item.start - before.end;
      const isStop = [item, before].every(({ role }) => role === "visit" || role === "meal");
      return !isStop || km <= SHORT_KM || (km / FASTEST_RIDE) * 60 <= minutes
        ? []
        : [
            {
              kind: "pace-of-ride",
              text: `${km.toFixed(1)} km in ${minutes} minutes from ${before.name} to ${item.name} on ${date}`,
            },
          ];
    }),
  );
}

/** Days whose printed prices do not add up to their sum. */
function wrongSums({ itinerary }: Trip): Fault[] {
  return itinerary!.days.flatMap(({ date, items, wayHome, costMinor }): Fault[] => {
    const printed = items.reduce((sum, item) => sum + item.priceMinor + (item.legBefore?.priceMinor ?? 0), 0);
    const sum = printed + (wayHome?.priceMinor ?? 0);
    return sum === costMinor ? [] : [{ kind: "sum", text: `${date} prints ${sum} and says ${costMinor}` }];
  });
}

/** Days that cost the adults alone more than everybody's budget, without a note. */
function overUnsaid({ itinerary, adults, children, budgetMinor }: Trip, isSaid: boolean): Fault[] {
  const cost = adults * itinerary!.days.reduce((sum, day) => sum + day.costMinor, 0);
  const budget = budgetMinor * (adults + children);
  return isSaid || cost <= budget
    ? []
    : [{ kind: "unsaid", text: `costs ${cost} of ${budget}, and nothing is said of it` }];
}

/**
 * Judges edited days from outside: hours, ways, sums, second visits, and the wishes of the earlier edits.
 * @param isOverSaid whether the page says that the trip is over its budget
 */
export function judgeEdits(trip: Trip, destination: Destination, sun: SunCalculator, isOverSaid: boolean): Fault[] {
  return [
    ...outsideHours(trip, destination, sun),
    ...unkept(trip),
    ...withoutFirst(trip),
    ...tooFast(trip),
    ...tooFarToRide(trip),
    ...wrongSums(trip),
    ...overUnsaid(trip, isOverSaid),
  ];
}
