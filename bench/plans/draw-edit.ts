import { findAirport } from "#app/modules/catalogue/places/airports.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { alternativesFor, stopsAmong } from "#app/modules/itinerary/meals/alternatives";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { otherTables } from "#app/modules/itinerary/meals/other-tables";
import { isThereOn } from "#app/modules/itinerary/hours/feast-places";
import { whyNotForParty } from "#app/modules/itinerary/party/party-rules";
import type { Needs } from "#app/modules/profile/needs";
import type { DayEdit } from "#app/modules/trips/commands/edit-kinds";
import type { Trip } from "#app/modules/trips/trip/trip";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { pick } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";
import { drawOwn } from "./draw-trip";

/** A random edit, and whether the page offers it as possible. */
export interface Drawn {
  edit: DayEdit;
  isOffered: boolean;
}

type Visit = ItineraryItem & { placeId: string };
type Draw = (of: {
  rng: Rng;
  trip: Trip;
  destination: Destination;
  needs: Needs;
  day: ItineraryDay;
  visit: Visit;
  name: string;
}) => Drawn | undefined;

const asked = (edit: DayEdit): Drawn => ({ edit, isOffered: false });
const offered = (edit: DayEdit): Drawn => ({ edit, isOffered: true });

function addable(trip: Trip, { places, country }: Destination, needs: Needs): Destination["places"] {
  const days = trip.itinerary!.days;
  const present = new Set(days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? [])));
  const party = { ...needs, children: trip.children };
  const dates = days.map(({ date }) => date);
  return places.filter(
    (place) =>
      !present.has(place.id) &&
      dates.some((date) => isThereOn(place, date, country)) &&
      whyNotForParty(place, party, dates) === undefined,
  );
}

/** The meals of a day that may be had at another table: the lunch of a day out is part of the journey. */
export function changeableMeals(day: ItineraryDay): ItineraryItem[] {
  return day.items.filter((item) => item.role === "meal" && item.meal && !(day.dayTrip && item.meal === "lunch"));
}

/** The tables that the page offers for a meal. */
export function tablesOffered(
  trip: Trip,
  destination: Destination,
  needs: Needs,
  { date, items }: ItineraryDay,
  item: ItineraryItem,
): ReturnType<typeof otherTables> {
  const request = dayRequestFor(trip, destination, {}, needs, findAirport);
  const places = addable(trip, destination, needs);
  return otherTables(item, items, item.meal!, date, places, request, sunCalculatorFor(destination));
}

const drawMeal: Draw = ({ rng, trip, destination, needs, day }) => {
  const meals = changeableMeals(day);
  if (meals.length === 0) return undefined;
  const item = pick(rng, meals);
  const { date } = day;
  const meal = item.meal!;
  const tables = tablesOffered(trip, destination, needs, day, item);
  const draw = rng();
  if (draw < 0.6 && tables.length > 0)
    return offered({ kind: "changeMeal", wish: { date, meal, at: { table: pick(rng, tables).id } } });
  return offered({
    kind: "changeMeal",
    wish: { date, meal, at: draw < 0.75 ? "elsewhere" : draw < 0.9 ? "skipped" : "planned" },
  });
};

const drawReplacement: Draw = ({ rng, trip, destination, needs, day, visit }) => {
  if (day.dayTrip) return undefined;
  const request = dayRequestFor(trip, destination, {}, needs, findAirport);
  const places = stopsAmong(addable(trip, destination, needs), request, day.date);
  const others = alternativesFor(visit, day.items, day.date, places, request, sunCalculatorFor(destination));
  if (others.length === 0) return undefined;
  return offered({ kind: "replaceStop", placeId: visit.placeId, withId: pick(rng, others).id });
};

const drawOwnPlace: Draw = ({ rng, trip, destination, name }) => {
  const place = drawOwn(rng, destination, name);
  const date = rng() < 0.5 ? pick(rng, trip.itinerary!.days).date : undefined;
  return asked({ kind: "addOwnPlace", place, note: "", date });
};

const DRAWS: readonly [share: number, draw: Draw][] = [
  [18, ({ visit: { placeId } }) => asked({ kind: "lockStop", placeId })],
  [4, ({ visit: { placeId } }) => asked({ kind: "unlockStop", placeId })],
  [12, ({ visit: { placeId } }) => asked({ kind: "removeStop", placeId })],
  [
    12,
    ({ rng, trip, visit: { placeId } }) =>
      asked({ kind: "moveStop", placeId, date: pick(rng, trip.itinerary!.days).date }),
  ],
  [
    8,
    ({ rng, trip, destination, needs }) => {
      const places = addable(trip, destination, needs);
      return places.length > 0 ? asked({ kind: "addStop", placeId: pick(rng, places).id }) : undefined;
    },
  ],
  [10, drawOwnPlace],
  [
    12,
    ({ rng, visit: { placeId } }) => asked({ kind: "stayStop", placeId, minutes: 15 * (1 + Math.floor(rng() * 12)) }),
  ],
  [12, drawMeal],
  [
    6,
    ({ rng, visit: { placeId, start } }) =>
      asked({
        kind: "timeStop",
        placeId,
        start: Math.max(0, Math.min(1435, start + 15 * (Math.floor(rng() * 9) - 4))),
      }),
  ],
  [6, ({ rng, visit: { placeId } }) => asked({ kind: "shiftStop", placeId, to: rng() < 0.5 ? "earlier" : "later" })],
  [10, drawReplacement],
];
const ALL = DRAWS.reduce((sum, [share]) => sum + share, 0);
/** Edits that the stops of a day out do not allow. */
const NOT_ON_DAY_TRIPS: ReadonlySet<DayEdit["kind"]> = new Set(["timeStop", "shiftStop", "stayStop"]);

/** A random edit; undefined for days without a visit. */
export function drawEdit(
  rng: Rng,
  trip: Trip,
  destination: Destination,
  needs: Needs,
  name: string,
): Drawn | undefined {
  const visits = trip.itinerary!.days.flatMap((day) => day.items.filter(isVisit).map((visit) => ({ day, visit })));
  if (visits.length === 0) return undefined;
  for (;;) {
    const { day, visit } = pick(rng, visits);
    let left = rng() * ALL;
    const [, draw] = DRAWS.find(([share]) => (left -= share) < 0) ?? DRAWS[0]!;
    const drawn = draw({ rng, trip, destination, needs, day, visit, name });
    if (drawn && !(day.dayTrip && NOT_ON_DAY_TRIPS.has(drawn.edit.kind))) return drawn;
  }
}
